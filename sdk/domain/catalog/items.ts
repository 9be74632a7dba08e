import { MAX_UNITS, tooManyUnits } from '../inventory/max-units.ts';
import { parsePrice } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { kitNotSubscription } from './kits.ts';
import { breaksAt, validateEditOfBreaks, type PriceBreak } from './price-breaks.ts';
import { conflicts, validateEditOfSale, type FieldRejection } from './validate-sale.ts';
import type { Sale } from './sale.ts';

/** Words that URLs contain in place of an id, so no catalog or item can have them as its id. */
export const reservedIds: ReadonlySet<string> = new Set([
  'taxcodes',
  'stripe',
  'publish',
  'inventory',
  'itemeditor',
  'cart',
  'families',
]);

/**
 * Returns why an item can't have a tax code, or null. `known` is undefined if the provider doesn't
 * respond.
 */
export const validateTaxCode = (
  code: string,
  known: readonly { id: string }[] | undefined,
): Rejection | null =>
  known === undefined || known.some(({ id }) => id === code)
    ? null
    : rejection(
        'TAX_CODE_UNKNOWN',
        `The payment provider doesn't recognize the tax code ${code}. Choose one from the list.`,
      );

/** Returns why an item can't have this price in cents, or null. */
export function validatePrice(cents: number): FieldRejection | null {
  if (cents > 0) return null;
  const message = 'must be above $0.00';
  return {
    ...rejection('PRICE_OUT_OF_RANGE', `The price ${message}.`),
    field: { path: 'price', message },
  };
}

interface Count {
  /** Units that can still be sold: in stock and not reserved. */
  left: number;
  onHand: number;
  /** Units that staff add, or remove if negative. */
  difference: number;
}

/** Returns why an item's stock can't be changed, or null. */
export function validateCount({ left, onHand, difference }: Count): Rejection | null {
  if (left + difference < 0) {
    return rejection(
      'NOT_ENOUGH_UNITS',
      `Customers bought or reserved units while you were editing. Only ${left} are left, so you can't remove ${-difference}. Enter the count again.`,
    );
  }
  return onHand + difference > MAX_UNITS ? rejection('TOO_MANY_UNITS', tooManyUnits) : null;
}

interface PublishedFields {
  taxCode: string | null;
  subscription: boolean;
}

interface EditableItem extends PublishedFields, Omit<Count, 'difference'> {
  /** The stock in the form of a kit is ignored. */
  kit: boolean;
  /** Price in cents. */
  sale: Sale;
  /** Prices in cents. */
  priceBreaks: readonly PriceBreak[];
}

interface ItemForm {
  price: string;
  taxCode: string;
  subscription?: boolean;
  inventory: number;
  inventoryWas?: number;
}

/**
 * Decides the changes of an item form that do more than replace a field. Stock is applied as a
 * difference from the count in the form, so that units sold in the meantime stay sold.
 * @param badCode why the tax code is invalid, if it differs from the item's
 */
export function editItemForm(
  item: EditableItem,
  form: ItemForm,
  { badCode, now }: { badCode: Rejection | null; now: Date },
) {
  const difference = item.kit ? 0 : form.inventory - (form.inventoryWas ?? item.left);
  const edit = { price: parsePrice(form.price), subscription: form.subscription ?? false };
  return {
    rejection:
      badCode ??
      validatePrice(edit.price) ??
      (item.kit ? null : validateCount({ ...item, difference })) ??
      (item.kit && edit.subscription ? kitNotSubscription : null) ??
      validateEditOfSale(item.sale, edit, now) ??
      validateEditOfBreaks(item.priceBreaks, edit),
    difference,
    endsSale: conflicts(item.sale, edit),
    /** The form has no quantity prices, so those that are no longer lower are removed. */
    breaks: breaksAt(edit.price, item.priceBreaks),
    /** The provider's copy would be taxed or billed differently from the shop's. */
    unpublishes: item.taxCode !== form.taxCode || item.subscription !== edit.subscription,
  };
}
