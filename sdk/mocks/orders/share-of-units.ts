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
  const upTo = (count: number) => Math.round((amountCents * count) / quantity);
  return upTo(before + units) - upTo(before);
}
