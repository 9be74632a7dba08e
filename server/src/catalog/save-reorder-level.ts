import { changeRecord } from '../editing/change-record.ts';
import { editShopWindow, type Editing } from '../editing/edit-shop-window.ts';
import { lockRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import { auditedItem } from './item-fields.ts';
import { items } from './items.ts';

/**
 * Says with how many left more of an item should be ordered; null takes that away.
 * @throws Failure 404 where there is none
 */
export async function saveReorderLevel(
  editing: Editing,
  key: ItemKey,
  reorderLevel: number | null,
): Promise<void> {
  await editShopWindow(editing, async (tx) => {
    const item = await lockRecord(tx, items, key);
    if (item.reorderLevel === reorderLevel) return;
    await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'save-reorder-level',
      audited: auditedItem,
      write() {
        item.reorderLevel = reorderLevel;
      },
    });
  });
}
