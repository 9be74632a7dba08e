import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useUndo } from '../ui/use-undo.tsx';
import { bringBackSale } from './sale-calls.ts';
import { storeKey, type ItemRecord } from './store-queries.ts';

/** Says what became of an item's sale, and brings back the one it had. */
export function useSaleUndo(onChanged: (item: ItemRecord) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const { offer } = useUndo();
  const { mutate } = useAction({
    mutationFn: ({ was, version }: { was: ItemRecord; version: number }) =>
      bringBackSale(was, version, new Date()),
    onSuccess: ({ Reason, CatalogItem }) => {
      notify(Reason, { type: 'success' });
      if (CatalogItem) onChanged(CatalogItem);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: storeKey }),
  });
  return (text: string, was: ItemRecord, { version }: ItemRecord) =>
    offer(text, () => mutate({ was, version }));
}
