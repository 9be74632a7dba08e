import type { EntityManager } from '@mikro-orm/postgresql';
import { isPaying, subscriptionAccess } from '@spindle/sdk/domain/subscriptions/access';
import { newId } from '../database/base.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Services } from '../services.ts';
import type { SubscribedItem } from './find-subscriber.ts';
import { mailChange } from './mail-change.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import { writeSubscription, type StoredSubscription } from './write-subscription.ts';

interface SubscriptionChange {
  userId: string;
  item: SubscribedItem;
  facts: SubscriptionFacts;
  /** The stored subscription, read in the same transaction under the user's lock. */
  stored: StoredSubscription | null;
}

/** Stores the provider's status of a subscription, updates entitlements and sends the email. */
export async function recordSubscriptionChange(
  services: Services,
  em: EntityManager,
  { userId, item, facts, stored }: SubscriptionChange,
): Promise<void> {
  const now = services.now();
  const id = stored?.id ?? newId();
  const access = subscriptionAccess(facts, now);
  const nextCheckAt = nextCheck(facts, now);
  await writeSubscription(em, { id, userId, ...item, facts, access, nextCheckAt });
  const { status, cancelled } = facts;
  if (stored === null || isOther(stored, item, facts)) {
    recordEvent(em, { type: 'subscription.changed', data: { id, status, cancelled }, at: now });
  }
  await deriveEntitlements(em, services, userId);
  await mailChange(em, services, { id, facts, stored, closedBecause: access.closedBecause });
}

/** Returns true if any field visible to API clients has changed. */
function isOther(stored: StoredSubscription, item: SubscribedItem, facts: SubscriptionFacts) {
  return (
    stored.status !== facts.status ||
    stored.cancelled !== facts.cancelled ||
    stored.catalogId !== item.catalogId ||
    stored.itemId !== item.itemId ||
    stored.currentPeriodEnd?.getTime() !== facts.currentPeriodEnd?.getTime() ||
    stored.endedAt?.getTime() !== facts.endedAt?.getTime()
  );
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MARGIN_MS = 5 * 60_000;

/**
 * Returns when to ask the provider again if no event arrives. Returns null once the subscription
 * has ended.
 */
function nextCheck(facts: SubscriptionFacts, now: Date): Date | null {
  if (facts.endedAt !== null) return null;
  const soon = now.getTime() + MARGIN_MS;
  if (facts.status === 'incomplete') return new Date(soon);
  const afterPeriod = Math.max(soon, (facts.currentPeriodEnd?.getTime() ?? 0) + MARGIN_MS);
  const unpaid = !isPaying(facts);
  return new Date(Math.min(afterPeriod, now.getTime() + (unpaid ? HOUR_MS : DAY_MS)));
}
