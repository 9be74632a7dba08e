import { MOST_UNITS, tooManyUnits } from '../../domain/inventory/most-units.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { moveStock, stockOf } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';
import { edited } from '../editing/edited.ts';
import { findItem, keyTextOf, type ItemKey } from './find-record.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { forgetPublishedPrice } from './publishing/provider.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { demandVersion } from '../editing/save-form.ts';
import { auditedItem } from './audited-item.ts';
import { refuseTaxCode } from './tax-codes.ts';

type Item = ShopState['items'][number];

/** More than this of one item is a slip of the keyboard. */

/**
 * Saves an item's form. The count in it is taken as a difference from the count the editor saw, so
 * that what was sold while the form was open stays sold.
 * @throws 409 with the present record where the form was filled in from another version
 * @returns the item, and a reason where it was not saved
 */
export function updateItem(
  call: StaffCall,
  key: ItemKey,
  form: ItemForm,
): { item: Item; reason?: string | undefined } {
  const { state, now, caller } = call;
  const item = findItem(state, key);
  demandVersion(item, form.version, { noun: 'item', name: 'CatalogItem' });
  const { onHand } = stockOf(state, key);
  const difference = form.inventory - (form.inventoryWas ?? item.inventory);
  const badCode = item.taxCode === form.taxCode ? undefined : refuseTaxCode(form.taxCode);
  const reason = badCode ?? whyNot({ left: item.inventory, onHand, difference });
  if (reason !== undefined) return { item, reason };
  const before = auditedItem(item, onHand);
  Object.assign(item, itemFields(form));
  const after = auditedItem(item, onHand + difference);
  if (isAnotherPublication(before, after)) forgetPublishedPrice(state, key);
  edited(item, now);
  const subject = `item ${keyTextOf(key)}`;
  moveStock(call, key, {
    reason: 'edit',
    onHand: difference,
    reserved: 0,
    subject,
    actorEmail: caller?.email ?? null,
  });
  recordEdit(call, { action: 'catalog.update-item', subject, before, after });
  return { item };
}

type Published = Pick<Item, 'taxCode' | 'subscription' | 'externalId'>;

/** What the provider has would be taxed, billed or booked otherwise than the shop says. */
function isAnotherPublication(before: Published, after: Published): boolean {
  return (
    before.taxCode !== after.taxCode ||
    before.subscription !== after.subscription ||
    before.externalId !== after.externalId
  );
}

interface Count {
  left: number;
  onHand: number;
  difference: number;
}

function whyNot({ left, onHand, difference }: Count): string | undefined {
  if (left + difference < 0) {
    return (
      `Customers bought or reserved units while you were editing: ${left} are left, ` +
      `so ${-difference} can't be taken away. Enter the count again.`
    );
  }
  if (onHand + difference > MOST_UNITS) {
    return tooManyUnits;
  }
  return undefined;
}
