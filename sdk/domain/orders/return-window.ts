const DAY_MS = 86_400_000;

/**
 * Whether what left at `shippedAt` may still be sent back; null has not left yet.
 * @param windowDays blocks of 24 hours from shipping, a setting of the shop
 */
export function withinReturnWindow(shippedAt: Date | null, now: Date, windowDays: number): boolean {
  return shippedAt !== null && now.getTime() - shippedAt.getTime() <= windowDays * DAY_MS;
}

/** `within 30 days of shipping`; null where the shop takes nothing back. */
export function returnPeriod(windowDays: number): string | null {
  if (windowDays === 0) return null;
  return `within ${windowDays} ${windowDays === 1 ? 'day' : 'days'} of shipping`;
}

/** Why an order that left too long ago is not taken back. */
export function tooLateToReturn(windowDays: number): string {
  const period = returnPeriod(windowDays);
  return period === null ? 'This shop takes no returns.' : `Orders can be returned ${period}.`;
}
