const PAID = 'awaited-subscription';
const PORTAL = 'portal-visited';
const LASTS_MS = 3_600_000;

/** Remembers what somebody leaves to pay for: the provider sends them back without a word on it. */
export function awaitSubscription(subscriptionId: string, now: number): void {
  sessionStorage.setItem(PAID, `${now} ${subscriptionId}`);
}

/** What was being paid for within the last hour; null where nothing was. */
export function awaitedSubscription(now: number): string | null {
  const [since, subscriptionId] = sessionStorage.getItem(PAID)?.split(' ') ?? [];
  return subscriptionId !== undefined && now - Number(since) < LASTS_MS ? subscriptionId : null;
}

export function forgetAwaited(): void {
  sessionStorage.removeItem(PAID);
}

/** Remembers a visit to the customer portal, where subscriptions may have been changed. */
export function rememberPortalVisit(): void {
  sessionStorage.setItem(PORTAL, 'yes');
}

export function wasAtPortal(): boolean {
  return sessionStorage.getItem(PORTAL) !== null;
}

export function forgetPortalVisit(): void {
  sessionStorage.removeItem(PORTAL);
}
