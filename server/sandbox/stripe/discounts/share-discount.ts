/** The value of a coupon, which a session keeps from the time it was applied. */
export interface CouponValue {
  /** Percentage, or null for a fixed amount. */
  percentOff: number | null;
  /** Cents, or null for a percentage. */
  amountOff: number | null;
  /** The products it applies to, or null for all. */
  products: string[] | null;
}

export interface DiscountedLine {
  /** Cents, before discount and tax. */
  subtotal: number;
  product: string;
}

/**
 * Returns the provider's discount on each line in cents. A percentage is rounded half up per line.
 * An amount is divided in proportion; each remaining cent goes to the line that lost the most by
 * rounding down, the first among equals.
 */
export function shareDiscount(lines: DiscountedLine[], value: CouponValue): number[] {
  const bases = lines.map(({ subtotal, product }) =>
    value.products === null || value.products.includes(product) ? subtotal : 0,
  );
  const { percentOff } = value;
  return percentOff === null
    ? shareAmount(bases, value.amountOff ?? 0)
    : bases.map((base) => partOf(base, percentOff));
}

/** Percentages in ten thousandths, to stay in integers. */
const SCALE = 10_000;

function partOf(amount: number, percent: number): number {
  const whole = 100 * SCALE;
  return Math.floor((2 * amount * Math.round(percent * SCALE) + whole) / (2 * whole));
}

function shareAmount(bases: number[], amountOff: number): number[] {
  const total = bases.reduce((sum, base) => sum + base, 0);
  const amount = Math.min(amountOff, total);
  if (amount === 0) return bases.map(() => 0);
  const parts = bases.map((base, index) => {
    const product = BigInt(base) * BigInt(amount);
    return { index, loss: Number(product % BigInt(total)), share: Number(product / BigInt(total)) };
  });
  const shares = parts.map(({ share }) => share);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = parts.toSorted((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
