import {
  endsSale,
  idOf,
  isEdited,
  isToPublish,
  savedEdit,
  savedSale,
  notPublished,
  validateEdit,
  validateVersion,
  type EditedItem,
} from '../../domain/bulk/item-edit.ts';
import {
  changesOf,
  editText,
  type ItemEdit,
  type SavedEdit,
} from '../../domain/bulk/edited-fields.ts';
import { nothingToUndo, undoOfEdit } from '../../domain/bulk/undo.ts';
import type { Verdict } from '../../domain/bulk/verdicts.ts';
import { priceBreaksOf, storedBreaks } from '../../domain/catalog/price-breaks.ts';
import { noSale, saleInCents } from '../../domain/catalog/sale.ts';
import { fromDollars, toDollars } from '../../domain/money/dollars.ts';
import { noSuch } from '../../domain/records.ts';
import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { isOf } from '../catalog/find-record.ts';
import { items, move } from '../catalog/items.ts';
import { sellableUnits } from '../catalog/kits.ts';
import { publishItem } from '../catalog/publishing/publish.ts';
import { timeZone } from '../config/business.ts';
import { changeRecord } from '../editing/edit-record.ts';
import { stockOf } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';

type Item = ShopState['items'][number];

/** Returns the effect of an edit, or of its undo, on the item. */
export function checkEdit(
  { state, now }: Pick<StaffCall, 'state' | 'now'>,
  edit: ItemEdit,
  undo?: string,
): Verdict {
  const found = state.items.find((one) => isOf(one, edit));
  const verdict = { id: idOf(edit), ...(found && { title: found.title }), cents: null };
  if (!found) return { ...verdict, rejection: noSuch('item'), reason: '' };
  const item = editedItem(state, found);
  const saved =
    undo === undefined ? savedEdit(edit, item) : undoOfEdit(editedBy(state, undo, verdict.id), now);
  if (saved === null) return { ...verdict, rejection: nothingToUndo, reason: '' };
  const changes = changesOf(saved, { left: item.left, timeZone });
  const rejection =
    validateVersion(edit, item, saved) ?? validateEdit(item, saved, { now, timeZone });
  return { ...verdict, rejection, reason: editText(changes), edit: saved, changes };
}

const editedBy = ({ bulks }: ShopState, bulkId: string, id: string) =>
  bulks
    .find((one) => one.id === bulkId)
    ?.records.find((one) => one.id === id && one.status === 'SUCCESS');

export function editItem(call: StaffCall, item: Item, saved: SavedEdit): Outcome {
  const present = editedItem(call.state, item);
  const rejection = validateEdit(present, saved, { now: call.now, timeZone });
  if (rejection !== null) return rejectWith(rejection);
  const { sale, price, priceBreaks, ...fields } = saved.to;
  changeRecord(call, items, {
    record: item,
    verb: 'edit-item',
    fields: {
      ...fields,
      ...(price !== undefined && { price: toDollars(price) }),
      ...(sale && { ...sale, salePrice: toDollars(sale.salePrice) }),
      ...(priceBreaks && { details: { ...item.details, ...storedBreaks(priceBreaks) } }),
      ...(endsSale(present, saved) && noSale),
    },
    also: () => move(call, item, 'edit', saved.stock),
  });
  if (!isToPublish(saved)) return done(isEdited);
  const published = publishItem(call, item);
  return published.done ? done(isEdited) : rejectWith(notPublished(published));
}

const editedItem = (state: ShopState, item: Item): EditedItem => ({
  fields: {
    price: fromDollars(item.price),
    sale: savedSale(saleInCents(item)),
    priceBreaks: priceBreaksOf(item.details.breakQuantities, item.details.breakPricesCents),
    enabled: item.enabled,
    listingOrderWeight: item.listingOrderWeight,
    externalId: item.externalId,
  },
  version: item.version,
  subscription: item.subscription,
  kit: item.details.kit,
  left: sellableUnits(state, item),
  onHand: stockOf(state, item).onHand,
});
