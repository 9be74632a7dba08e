import { paying, type SubscriptionFacts } from './read-subscription.ts';

const minute = 60_000;
const margin = 5 * minute;
const grace = 15 * minute;
const day = 24 * 60 * minute;

interface Access {
  /** Null where there is none. */
  until: Date | null;
  closedBecause: 'PAYMENT_DUE' | 'REFUNDED' | 'DISPUTED' | 'ENDED' | null;
}

type AccessFacts = Pick<
  SubscriptionFacts,
  'status' | 'cancelled' | 'currentPeriodEnd' | 'endedAt' | 'money'
>;

/**
 * Until when a subscription opens its content. One the provider calls active after its period, by
 * our clock, is being renewed at this moment: that must not shut anybody out.
 */
export function accessOf(facts: AccessFacts, now: Date): Access {
  if (facts.endedAt !== null) return { until: null, closedBecause: 'ENDED' };
  if (!paying.includes(facts.status) || facts.currentPeriodEnd === null) {
    return { until: null, closedBecause: 'PAYMENT_DUE' };
  }
  if (facts.money !== 'KEPT') return { until: null, closedBecause: facts.money };
  const renewing = !facts.cancelled && facts.currentPeriodEnd <= now;
  const until = renewing ? new Date(now.getTime() + grace) : facts.currentPeriodEnd;
  return { until, closedBecause: null };
}

/** When to ask the provider again although nothing was heard; null once it has ended. */
export function nextCheck(facts: AccessFacts, now: Date): Date | null {
  if (facts.endedAt !== null) return null;
  const soon = now.getTime() + margin;
  if (facts.status === 'incomplete') return new Date(soon);
  const afterPeriod = Math.max(soon, (facts.currentPeriodEnd?.getTime() ?? 0) + margin);
  const unpaid = !paying.includes(facts.status);
  return new Date(Math.min(afterPeriod, now.getTime() + (unpaid ? 60 * minute : day)));
}
