const DAY_MS = 86_400_000;

/**
 * Returns whether an order shipped at `shippedAt` can still be returned. Null means that it hasn't
 * shipped.
 * @param windowDays setting of the shop, in blocks of 24 hours from shipping
 */
export function withinReturnWindow(shippedAt: Date | null, now: Date, windowDays: number): boolean {
  return shippedAt !== null && now.getTime() - shippedAt.getTime() <= windowDays * DAY_MS;
}

/** Returns `within 30 days of shipping`, or null if the shop accepts no returns. */
export function returnPeriod(windowDays: number): string | null {
  if (windowDays === 0) return null;
  return `within ${windowDays} ${windowDays === 1 ? 'day' : 'days'} of shipping`;
}

/** Returns the message for an order that shipped too long ago to be returned. */
export function tooLateToReturn(windowDays: number): string {
  const period = returnPeriod(windowDays);
  return period === null
    ? "This shop doesn't accept returns."
    : `Orders can be returned ${period}.`;
}
