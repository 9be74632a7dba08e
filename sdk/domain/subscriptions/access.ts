import type { components } from '../../src/schema.d.ts';

/** The provider's statuses of a subscription that gives access. */
const PAYING: ReadonlySet<string> = new Set(['active', 'trialing']);

export const isPaying = ({ status }: { status: string }): boolean => PAYING.has(status);

type ClosedBecause = components['schemas']['AdminEntitlement']['closedBecause'];

interface AccessFacts {
  /** The provider's status. */
  status: string;
  cancelled: boolean;
  currentPeriodEnd: Date | null;
  endedAt: Date | null;
  /** Whether the payment for the current period was kept, refunded or disputed. */
  money: 'KEPT' | Extract<ClosedBecause, 'REFUNDED' | 'DISPUTED'>;
}

const GRACE_MS = 15 * 60_000;

/**
 * Returns when a subscription's access ends. `until` is null if there is no access. A subscription
 * that the provider lists as active after its period has ended is being renewed, so the subscriber
 * keeps access in the meantime.
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
