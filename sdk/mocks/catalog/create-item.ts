import type { StaffCall } from '../audit/record-audit.ts';
import { moveStock } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';
import { chooseId } from '../editing/choose-id.ts';
import { findCatalog } from './find-record.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { firstVersion } from '../editing/edited.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { auditedItem } from './audited-item.ts';
import { refuseTaxCode } from './tax-codes.ts';

type Item = ShopState['items'][number];

/** @returns a reason where it cannot be made */
export function createItem(call: StaffCall, catalogId: string, form: ItemForm): Item | string {
  const reason = refuseTaxCode(form.taxCode);
  if (reason !== undefined) return reason;
  const { state, now, caller } = call;
  findCatalog(state, catalogId);
  const item: Item = {
    catalogId,
    catalogItemId: chooseId(form.title, { fallback: 'item', taken: takenIds(state, catalogId) }),
    image: null,
    ...itemFields(form),
    inventory: 0,
    attributes: [],
    ...firstVersion(now),
  };
  state.items.push(item);
  const subject = `item ${catalogId}/${item.catalogItemId}`;
  const { inventory } = form;
  moveStock(call, item, {
    reason: 'opening',
    onHand: inventory,
    reserved: 0,
    subject,
    actorEmail: caller?.email ?? null,
  });
  const after = auditedItem(item, inventory);
  recordEdit(call, { action: 'catalog.create-item', subject, before: null, after });
  return item;
}

/** Ids of the catalogue's items, and of those it had once. */
function takenIds({ items, goneIds }: ShopState, catalogId: string): string[] {
  const gone = goneIds.filter((id) => id.startsWith(`${catalogId}/`));
  return [
    ...gone.map((id) => id.slice(catalogId.length + 1)),
    ...items.filter((one) => one.catalogId === catalogId).map((one) => one.catalogItemId),
  ];
}
