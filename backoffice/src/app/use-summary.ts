import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { Permissions } from '../providers/auth-provider.ts';
import { summaryQuery, type Summary } from './summary-query.ts';

/** Every count there is to show; none for whoever may not read them, nor while they are asked. */
export function useSummary(): Summary | undefined {
  const { permissions } = usePermissions<Permissions>();
  return useQuery({ ...summaryQuery, enabled: permissions?.extended === true }).data;
}
