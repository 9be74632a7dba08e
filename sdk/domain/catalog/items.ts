import { MAX_UNITS, tooManyUnits } from '../inventory/max-units.ts';
import { parsePrice } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { conflicts, validateEditOfSale } from './validate-sale.ts';
import type { Sale } from './sale.ts';

/** Words that stand where a catalogue's or an item's id could stand in an address. */
export const reservedIds: ReadonlySet<string> = new Set([
  'taxcodes',
  'stripe',
  'publish',
  'inventory',
  'itemeditor',
  'cart',
]);

/** Why an item can't get that tax code; `known` is undefined where the provider does not answer. */
export const validateTaxCode = (
  code: string,
  known: readonly { id: string }[] | undefined,
): Rejection | null =>
  known === undefined || known.some(({ id }) => id === code)
    ? null
    : rejection(
        'TAX_CODE_UNKNOWN',
        `The payment provider does not know the tax code ${code}. Choose one from the list.`,
      );

interface Count {
  /** What can still be sold: in stock and not reserved. */
  left: number;
  onHand: number;
  /** By which staff change it. */
  difference: number;
}

/** Why the count of an item cannot become that; null where it can. */
export function validateCount({ left, onHand, difference }: Count): Rejection | null {
  if (left + difference < 0) {
    return rejection(
      'NOT_ENOUGH_UNITS',
      `Customers bought or reserved units while you were editing: ${left} are left, so ${-difference} can't be taken away. Enter the count again.`,
    );
  }
  return onHand + difference > MAX_UNITS ? rejection('TOO_MANY_UNITS', tooManyUnits) : null;
}

interface Published {
  taxCode: string | null;
  subscription: boolean;
}

interface EditableItem extends Published, Omit<Count, 'difference'> {
  /** In cents. */
  sale: Sale;
}

interface ItemForm {
  price: string;
  taxCode: string;
  subscription?: boolean;
  inventory: number;
  inventoryWas?: number;
}

/**
 * Decides what an item's form changes besides the fields it replaces. The count in it is taken as a
 * difference from the count the editor saw, so that what was sold while the form was open stays sold.
 * @param badCode why its tax code can't be, where that is another than the item's
 */
export function editItemForm(
  item: EditableItem,
  form: ItemForm,
  { badCode, now }: { badCode: Rejection | null; now: Date },
) {
  const difference = form.inventory - (form.inventoryWas ?? item.left);
  const edit = { price: parsePrice(form.price), subscription: form.subscription ?? false };
  return {
    rejection:
      badCode ?? validateCount({ ...item, difference }) ?? validateEditOfSale(item.sale, edit, now),
    difference,
    endsSale: conflicts(item.sale, edit),
    /** What the provider has would be taxed or billed otherwise than the shop says. */
    unpublishes: item.taxCode !== form.taxCode || item.subscription !== edit.subscription,
  };
}
