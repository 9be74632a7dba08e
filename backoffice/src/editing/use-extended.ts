import { usePermissions } from 'react-admin';
import type { Permissions } from '../providers/auth-provider.ts';

/** Whether whoever is signed in is an administrator; null until that is known. */
export function useExtended(): boolean | null {
  const { permissions } = usePermissions<Permissions>();
  return permissions?.extended ?? null;
}
