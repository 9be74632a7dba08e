/**
 * What `units` more units of a line are worth after `before` of them, in cents: rounded on the
 * running sum, so that all units together are worth the line's amount to the cent.
 */
export function shareOfUnits(
  amountCents: number,
  quantity: number,
  before: number,
  units: number,
): number {
  return upTo(amountCents, quantity, before + units) - upTo(amountCents, quantity, before);
}

/** amount · units / quantity, rounded half up, without leaving whole numbers. */
function upTo(amountCents: number, quantity: number, units: number): number {
  const doubled = 2n * BigInt(amountCents) * BigInt(units) + BigInt(quantity);
  return Number(doubled / (2n * BigInt(quantity)));
}
