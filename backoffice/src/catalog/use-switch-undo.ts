import { isConflict } from '@spindle/sdk/errors';
import { useNotify } from 'react-admin';
import { useUpdate } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { useUndo } from '../ui/use-undo.tsx';
import { itemData, itemValues } from './item-form.ts';
import type { ItemRecord } from './store-queries.ts';

/** Reports that an item was shown or hidden, and offers to undo only that change. */
export function useSwitchUndo(catalogId: string) {
  const notify = useNotify();
  const { offer } = useUndo();
  const [update] = useUpdate('items');

  async function switchBack(saved: ItemRecord) {
    const { title, enabled, catalogItemId, version } = saved;
    try {
      const data = {
        ...itemData({ ...itemValues(saved), enabled: !enabled }, saved),
        image: saved.image ?? '',
      };
      const id = idOf(catalogId, catalogItemId);
      const back = await update({ id, data, meta: { version } }, { returnPromise: true });
      notify(`${title} is ${stateOf(back)}`, { type: 'success' });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const changed = `${title} changed after you saved. Reload the item, then make your change again.`;
      notify(isConflict(error) ? changed : error.message, { type: 'error' });
    }
  }

  return (was: ItemRecord, saved: ItemRecord) => {
    if (was.enabled === saved.enabled) return;
    offer(`${saved.title} is ${stateOf(saved)}`, () => void switchBack(saved));
  };
}

const stateOf = ({ enabled }: Pick<ItemRecord, 'enabled'>) =>
  enabled ? 'now visible to customers.' : 'now hidden from customers.';
