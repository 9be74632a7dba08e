import type { components } from '../../src/schema.d.ts';

/** The provider's words for one that gives access. */
const PAYING: ReadonlySet<string> = new Set(['active', 'trialing']);

export const isPaying = ({ status }: { status: string }): boolean => PAYING.has(status);

type ClosedBecause = components['schemas']['AdminEntitlement']['closedBecause'];

interface AccessFacts {
  /** In the provider's words. */
  status: string;
  cancelled: boolean;
  currentPeriodEnd: Date | null;
  endedAt: Date | null;
  /** What became of the money for the current period. */
  money: 'KEPT' | Extract<ClosedBecause, 'REFUNDED' | 'DISPUTED'>;
}

const GRACE_MS = 15 * 60_000;

/**
 * Until when a subscription opens its content; `until` is null where it does not. One the provider
 * calls active after its period, by our clock, is being renewed at this moment: that must not shut
 * anybody out.
 */
export function subscriptionAccess(facts: AccessFacts, now: Date): Access {
  const { currentPeriodEnd, endedAt, money } = facts;
  if (endedAt !== null) return { until: null, closedBecause: 'ENDED' };
  if (!isPaying(facts) || currentPeriodEnd === null) {
    return { until: null, closedBecause: 'PAYMENT_DUE' };
  }
  if (money !== 'KEPT') return { until: null, closedBecause: money };
  const renewing = !facts.cancelled && currentPeriodEnd <= now;
  return {
    until: renewing ? new Date(now.getTime() + GRACE_MS) : currentPeriodEnd,
    closedBecause: null,
  };
}

export interface Access {
  until: Date | null;
  closedBecause: Extract<ClosedBecause, 'PAYMENT_DUE' | 'REFUNDED' | 'DISPUTED' | 'ENDED'> | null;
}
