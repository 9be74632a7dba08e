import { MOST_UNITS, tooManyUnits } from '../inventory/most-units.ts';
import { refusal, type Refusal } from '../refusal.ts';

/** Words that stand where a catalogue's or an item's id could stand in an address. */
export const reservedIds: ReadonlySet<string> = new Set([
  'taxcodes',
  'stripe',
  'publish',
  'inventory',
  'itemeditor',
  'cart',
]);

export const unknownTaxCode = (code: string) =>
  refusal(
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
export function refuseCount({ left, onHand, difference }: Count): Refusal | null {
  if (left + difference < 0) {
    return refusal(
      'NOT_ENOUGH_UNITS',
      `Customers bought or reserved units while you were editing: ${left} are left, so ${-difference} can't be taken away. Enter the count again.`,
    );
  }
  return onHand + difference > MOST_UNITS ? refusal('TOO_MANY_UNITS', tooManyUnits) : null;
}

interface Published {
  taxCode: string | null;
  subscription: boolean;
}

/** What the provider has would be taxed or billed otherwise than the shop says. */
export function isAnotherPublication(before: Published, after: Published): boolean {
  return before.taxCode !== after.taxCode || before.subscription !== after.subscription;
}
