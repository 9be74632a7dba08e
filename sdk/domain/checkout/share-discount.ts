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
  return shareAmount(basesCents, Math.min(amountCents ?? 0, total), total);
}

function partOf(cents: number, percent: number): number {
  const whole = 100 * SCALE;
  return Math.floor((2 * cents * Math.round(percent * SCALE) + whole) / (2 * whole));
}

function shareAmount(bases: readonly number[], amount: number, total: number): number[] {
  if (amount === 0) return bases.map(() => 0);
  const parts = bases.map((base, at) => {
    const product = BigInt(base) * BigInt(amount);
    const whole = BigInt(total);
    return { at, cents: Number(product / whole), lost: Number(product % whole) };
  });
  const left = amount - parts.reduce((sum, { cents }) => sum + cents, 0);
  const byLoss = parts.toSorted((a, b) => b.lost - a.lost || a.at - b.at);
  const rounded = new Set(byLoss.slice(0, left));
  return parts.map((part) => part.cents + (rounded.has(part) ? 1 : 0));
}
