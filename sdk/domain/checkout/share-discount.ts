import { allocateCents } from '../money/share-out.ts';

/** The value of a discount. At most one of the fields is set: free shipping has neither. */
export interface DiscountValue {
  /** From 0 to 100. */
  percent: number | null;
  amountCents: number | null;
}

/** Percentages are converted to ten-thousandths, so that the calculation uses only integers. */
const SCALE = 10_000;

/**
 * Splits a discount across the lines, in cents, as the payment provider does. A percentage is
 * rounded half up on each line. An amount is split in proportion and rounded down. The leftover
 * cents go to the lines that lost the most to rounding, or the first of equal ones.
 * @param basesCents what each line costs, or 0 if the discount doesn't apply to it
 */
export function shareDiscount(
  basesCents: readonly number[],
  { percent, amountCents }: DiscountValue,
): number[] {
  if (percent !== null) return basesCents.map((cents) => partOf(cents, percent));
  const total = basesCents.reduce((sum, cents) => sum + cents, 0);
  return allocateCents(Math.min(amountCents ?? 0, total), basesCents);
}

function partOf(cents: number, percent: number): number {
  const whole = 100 * SCALE;
  return Math.floor((2 * cents * Math.round(percent * SCALE) + whole) / (2 * whole));
}
