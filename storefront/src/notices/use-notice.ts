import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { shop } from '../shop/api.ts';
import { itemKey } from '../catalog/item-key.ts';
import { refreshCatalogs, type CatalogItem } from '../catalog/queries.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { noticesQuery } from './queries.ts';

const PATH = '/api/catalog/notice/{catalogId}/{catalogItemId}';

/** Returns whether the signed-in user is waiting for an item, and a function that changes it. */
export function useNotice(item: CatalogItem) {
  const dialog = useDialog();
  const client = useQueryClient();
  const own = noticesQuery();
  const { data } = useQuery(own);
  const asking = useRef(false);
  const { mutate, isPending } = useAction({
    mutationFn: (requested: boolean) => {
      const { catalogId, catalogItemId } = item;
      const call = { params: { path: { catalogId, catalogItemId } } };
      return replyOf(requested ? shop.POST(PATH, call) : shop.DELETE(PATH, call));
    },
    onSuccess: async ({ Status, Reason }) => {
      if (Status === 'ERROR') {
        void dialog.open({ kind: 'warn', title: 'No notification needed', message: Reason });
        // It became available, or was removed, while the page was open.
        refreshCatalogs(client);
      }
      await client.invalidateQueries({ queryKey: own.queryKey });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      void dialog.open({ kind: 'warn', title: 'Not saved', message: error.message });
    },
    onSettled: () => {
      asking.current = false;
    },
  });
  // A double click's second click comes before the page renders again.
  const want = useCallback(
    (requested: boolean) => {
      if (asking.current) return;
      asking.current = true;
      mutate(requested);
    },
    [mutate],
  );
  return {
    waits: data?.some((one) => itemKey(one) === itemKey(item)),
    busy: isPending,
    want,
  };
}
