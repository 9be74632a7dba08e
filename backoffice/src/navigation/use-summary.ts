import { useQuery } from '@tanstack/react-query';
import { useMay } from '../editing/use-may.ts';
import { summaryQuery, type Summary } from './summary-query.ts';

/** Every count there is to show; none for whoever may not read them, nor while they are asked. */
export function useSummary(): Summary | undefined {
  const mayRead = useMay('show', 'summary');
  return useQuery({ ...summaryQuery, enabled: mayRead === true }).data;
}
