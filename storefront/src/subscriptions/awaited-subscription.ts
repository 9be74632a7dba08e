const PAID = 'awaited-subscription';
const PORTAL = 'portal-visited';
const MAX_AGE_MS = 3_600_000;

/** Stores what the user leaves to pay for, because the provider's redirect back doesn't say. */
export function awaitSubscription(subscriptionId: string, now: number): void {
  sessionStorage.setItem(PAID, `${now} ${subscriptionId}`);
}

/** Returns what was being paid for within the last hour, or null. */
export function awaitedSubscription(now: number): string | null {
  const [since, subscriptionId] = sessionStorage.getItem(PAID)?.split(' ') ?? [];
  return subscriptionId !== undefined && now - Number(since) < MAX_AGE_MS ? subscriptionId : null;
}

export function clearAwaitedSubscription(): void {
  sessionStorage.removeItem(PAID);
}

/** Records a visit to the customer portal, where subscriptions may have been changed. */
export function rememberPortalVisit(): void {
  sessionStorage.setItem(PORTAL, 'yes');
}

export function hasVisitedPortal(): boolean {
  return sessionStorage.getItem(PORTAL) !== null;
}

export function clearPortalVisit(): void {
  sessionStorage.removeItem(PORTAL);
}
