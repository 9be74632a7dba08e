import { changeRecord } from '../editing/change-record.ts';
import { editShopWindow, type Editing } from '../editing/edit-shop-window.ts';
import { lockRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import { auditedItem } from './item-fields.ts';
import { items } from './items.ts';

/**
 * Shows an item to customers, or hides it; one that is so already stays so, without a note.
 * @throws Failure 404 where there is none
 */
export async function showItem(editing: Editing, key: ItemKey, enabled: boolean): Promise<void> {
  await editShopWindow(editing, async (tx) => {
    const item = await lockRecord(tx, items, key);
    if (item.enabled === enabled) return;
    await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: enabled ? 'enable-item' : 'disable-item',
      audited: auditedItem,
      write() {
        item.enabled = enabled;
      },
    });
  });
}
