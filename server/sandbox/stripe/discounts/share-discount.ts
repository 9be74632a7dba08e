/** What a coupon takes off, as a session keeps it from the moment it was applied. */
export interface CouponValue {
  /** Of 100; null where it is an amount. */
  percentOff: number | null;
  /** In cents; null where it is a part. */
  amountOff: number | null;
  /** The products it is for; null where it is for all. */
  products: string[] | null;
}

export interface DiscountedLine {
  /** Before discount and tax, in cents. */
  subtotal: number;
  product: string;
}

/**
 * What the provider takes off each line, in cents. A part is rounded half up on each line by itself;
 * an amount is shared in proportion, the cents that are left going one each to the lines that lost
 * most by rounding down, the first of equals first.
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

/** A percentage of ten thousandths, so that nothing leaves whole numbers. */
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
