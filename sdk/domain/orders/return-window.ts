const DAY_MS = 86_400_000;

/**
 * Returns whether an order shipped at `shippedAt` can still be returned. Null means that it hasn't
 * shipped.
 * @param windowDays the shop's setting, in 24-hour days after shipping
 */
export function withinReturnWindow(shippedAt: Date | null, now: Date, windowDays: number): boolean {
  return shippedAt !== null && now.getTime() - shippedAt.getTime() <= windowDays * DAY_MS;
}

/** Returns `within 30 days of shipping`, or null if the shop doesn't accept returns. */
export function returnPeriod(windowDays: number): string | null {
  if (windowDays === 0) return null;
  return `within ${windowDays} ${windowDays === 1 ? 'day' : 'days'} of shipping`;
}

/** Returns who pays to send a return back, as customers read it. */
export const returnPostageText = (payer: 'customer' | 'shop') =>
  `${payer === 'shop' ? 'We' : 'You'} pay the return postage.`;

/** Returns the message for an order whose return window has closed. */
export function tooLateToReturn(windowDays: number): string {
  const period = returnPeriod(windowDays);
  return period === null
    ? "This shop doesn't accept returns."
    : `Orders can be returned ${period}.`;
}
