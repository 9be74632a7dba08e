/**
 * Returns the value in cents of the next `units` units of a line, after the first `before`. It
 * rounds the running sum, so that the shares of all units add up to the line's amount exactly.
 */
export function shareOfUnits(
  amountCents: number,
  quantity: number,
  before: number,
  units: number,
): number {
  return upTo(amountCents, quantity, before + units) - upTo(amountCents, quantity, before);
}

/** Returns amount · units / quantity, rounded half up, using only whole numbers. */
function upTo(amountCents: number, quantity: number, units: number): number {
  const doubled = 2n * BigInt(amountCents) * BigInt(units) + BigInt(quantity);
  return Number(doubled / (2n * BigInt(quantity)));
}
