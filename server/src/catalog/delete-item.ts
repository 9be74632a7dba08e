import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { lockItem } from './lock-record.ts';
import { auditedItem, recordEdit } from './record-edit.ts';

/** Takes it out of the shop; carts, orders and subscriptions that name it stay readable. */
export async function deleteItem(
  editing: Editing,
  catalogId: string,
  itemId: string,
): Promise<void> {
  await editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, catalogId, itemId);
    item.edited(editing.now);
    item.deletedAt = editing.now;
    const subject = `item ${catalogId}/${itemId}`;
    const before = auditedItem(item);
    recordEdit(tx, editing, { verb: 'delete-item', subject, before, after: null });
  });
}
