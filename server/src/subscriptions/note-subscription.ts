import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Services } from '../services.ts';
import { accessOf, nextCheck } from './access-of.ts';
import type { SubscribedItem } from './find-subscriber.ts';
import { mailChange } from './mail-change.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import { writeSubscription, type StoredSubscription } from './write-subscription.ts';

interface Noted {
  userId: string;
  item: SubscribedItem;
  facts: SubscriptionFacts;
  /** As it stands here, read in the same transaction with the person locked. */
  stored: StoredSubscription | null;
}

/** Writes down what the provider said, what follows from it, and the letter about it. */
export async function noteSubscription(
  services: Services,
  em: EntityManager,
  { userId, item, facts, stored }: Noted,
): Promise<void> {
  const now = services.now();
  const id = stored?.id ?? newId();
  const access = accessOf(facts, now);
  const nextCheckAt = nextCheck(facts, now);
  await writeSubscription(em, { id, userId, ...item, facts, access, nextCheckAt });
  const { status, cancelled } = facts;
  if (stored === null || isOther(stored, item, facts)) {
    recordEvent(em, { type: 'subscription.changed', data: { id, status, cancelled }, at: now });
  }
  await deriveEntitlements(em, services, userId);
  await mailChange(em, services, { id, facts, stored, closedBecause: access.closedBecause });
}

/** Whether any of what programs can read of it has changed. */
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
