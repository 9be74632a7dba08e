import type { SubscriptionEvent } from '@spindle/sdk/domain/subscriptions/emails';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../services.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import { mailSubscription } from './mail-jobs.ts';
import { rejectionOf } from './rejection-comment.ts';
import type { StoredSubscription } from './write-subscription.ts';

interface Change {
  id: string;
  facts: SubscriptionFacts;
  stored: StoredSubscription | null;
  /** Why the subscription no longer grants access. Null if it does. */
  closedBecause: string | null;
}

/**
 * Sends the email about a change in the transaction that records the change. Sends nothing for a
 * change that is already recorded.
 */
export async function mailChange(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  change: Change,
): Promise<void> {
  const event = eventOf(change);
  if (event === null) return;
  const { id: subscriptionId, facts } = change;
  const why = rejectionOf(facts);
  const { readAt: at, price } = facts;
  await jobs.send(em, mailSubscription, { subscriptionId, news: event, at, why, price });
}

function eventOf({ facts, stored, closedBecause }: Change): SubscriptionEvent | null {
  const begun = stored !== null && stored.status !== 'incomplete';
  if (facts.endedAt !== null) {
    if (rejectionOf(facts) !== null) return 'REFUSED';
    if (stored === null) return null;
    return begun ? 'ENDED' : 'NOT_STARTED';
  }
  if (begun && facts.cancelled && !stored.cancelled) return 'CANCELLED';
  if (closedBecause === 'PAYMENT_DUE') {
    if (facts.status === 'incomplete') return null;
    return begun && stored.closedBecause === 'PAYMENT_DUE' ? null : 'PAYMENT_DUE';
  }
  return closedBecause === null && !begun ? 'STARTED' : null;
}
