import type { StaffCall } from '../audit/record-audit.ts';
import { stockOf } from '../inventory/move-stock.ts';
import { findItem, keyTextOf, type ItemKey } from './find-record.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { auditedItem } from './audited-item.ts';

/** Takes it out of the shop; carts, orders and subscriptions that name it stay readable. */
export function deleteItem(call: StaffCall, key: ItemKey): void {
  const { state } = call;
  const item = findItem(state, key);
  state.items = state.items.filter((one) => one !== item);
  state.goneIds.push(keyTextOf(key));
  state.gone.items.push(item);
  recordEdit(call, {
    action: 'catalog.delete-item',
    subject: `item ${keyTextOf(key)}`,
    before: auditedItem(item, stockOf(state, key).onHand),
    after: null,
  });
}
