import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHasAccess } from '../editing/use-has-access.ts';
import { summaryQuery } from '../navigation/summary.ts';

const LIST_CALLS: ReadonlySet<unknown> = new Set(['getList', 'getManyReference']);

/**
 * Reloads the open lists when the summary reports a change, so that lists and badges agree. Only
 * the data changes: page, filters and selection stay. Waits while a dialog is open, because its row
 * might leave the list.
 */
export function useListRefresh(): void {
  const client = useQueryClient();
  const enabled = useHasAccess('show', 'summary') === true;
  const { data, dataUpdatedAt } = useQuery({ ...summaryQuery, enabled });
  const version = data?.version;
  const displayed = useRef<string>(undefined);
  useEffect(() => {
    if (version === undefined || version === displayed.current) return;
    if (displayed.current === undefined) {
      displayed.current = version;
      return;
    }
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    displayed.current = version;
    void client.invalidateQueries({ predicate: isList });
  }, [client, version, dataUpdatedAt]);
}

const isList = ({ queryKey }: Query) => LIST_CALLS.has(queryKey[1]);
