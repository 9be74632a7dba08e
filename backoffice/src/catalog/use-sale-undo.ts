import { useNotify } from 'react-admin';
import { useUndo } from '../ui/use-undo.tsx';
import type { ItemRecord } from './store-queries.ts';
import { useRestoreSale } from './use-sale-calls.ts';

/** Reports a change to an item's sale, and offers to restore the previous sale. */
export function useSaleUndo(onChanged: (item: ItemRecord) => void) {
  const notify = useNotify();
  const { offer } = useUndo();
  const restoreSale = useRestoreSale();

  async function undo(was: ItemRecord, version: number) {
    try {
      const { Reason, ...item } = await restoreSale(was, version, new Date());
      notify(Reason, { type: 'success' });
      onChanged(item);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify(error.message, { type: 'error' });
    }
  }

  return (text: string, was: ItemRecord, { version }: ItemRecord) =>
    offer(text, () => void undo(was, version));
}
