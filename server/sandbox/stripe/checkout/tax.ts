import { NONTAXABLE } from '../catalog/tax-codes.ts';

const PERCENT = 8;

export interface Taxed {
  tax: number;
  total: number;
}

/**
 * The tax on an amount in cents: a flat rate on everything taxable that goes to the United States.
 * @param behavior of the price; where it says nothing, tax comes on top
 */
export function taxOn(
  amount: number,
  taxCode: string,
  behavior: string | null,
  country: string | null,
): Taxed {
  if (country !== 'US' || taxCode === NONTAXABLE) return { tax: 0, total: amount };
  if (behavior === 'inclusive') {
    return { tax: amount - divided(amount * 100, 100 + PERCENT), total: amount };
  }
  const tax = divided(amount * PERCENT, 100);
  return { tax, total: amount + tax };
}

/** Rounded half up, without leaving whole numbers. */
function divided(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
