import { shareOut } from '../money/share-out.ts';

/** What a discount takes off; one of the two is null. */
export interface DiscountValue {
  /** Of 100. */
  percent: number | null;
  amountCents: number | null;
}

/** A percentage is read in ten thousandths, so that nothing leaves whole numbers. */
const SCALE = 10_000;

/**
 * What a discount takes off each line, in cents, as the payment provider shares it: a percentage is
 * rounded half up on each line; an amount is shared in proportion, rounded down, and the cents left
 * over go to the lines that lost most by it, the first of equals first.
 * @param basesCents what each line costs, 0 where the discount is not for it
 */
export function shareDiscount(
  basesCents: readonly number[],
  { percent, amountCents }: DiscountValue,
): number[] {
  if (percent !== null) return basesCents.map((cents) => partOf(cents, percent));
  const total = basesCents.reduce((sum, cents) => sum + cents, 0);
  return shareOut(Math.min(amountCents ?? 0, total), basesCents);
}

function partOf(cents: number, percent: number): number {
  const whole = 100 * SCALE;
  return Math.floor((2 * cents * Math.round(percent * SCALE) + whole) / (2 * whole));
}
