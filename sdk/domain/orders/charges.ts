import { shareOfUnits } from './share-of-units.ts';

/** What is charged for something with its tax, and the tax in it; cents. */
export interface Charge {
  grossCents: number;
  taxCents: number;
}

export const NO_CHARGE: Charge = { grossCents: 0, taxCents: 0 };

/** What all of them come to. */
export function totalOf(charges: readonly Charge[]): { totalCents: number; taxCents: number } {
  return {
    totalCents: charges.reduce((sum, { grossCents }) => sum + grossCents, 0),
    taxCents: charges.reduce((sum, { taxCents }) => sum + taxCents, 0),
  };
}

/** What `units` more units of a line are worth of what was charged for it, after `before` of them. */
export function shareOfLine(
  { grossCents, taxCents, quantity }: Charge & { quantity: number },
  before: number,
  units: number,
): Charge {
  return {
    grossCents: shareOfUnits(grossCents, quantity, before, units),
    taxCents: shareOfUnits(taxCents, quantity, before, units),
  };
}
