import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { Services } from '../services.ts';
import { accessOf, nextCheck } from './access-of.ts';
import type { SubscribedItem } from './find-subscriber.ts';
import { mailNews } from './mail-news.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import { writeSubscription, type StoredSubscription } from './write-subscription.ts';

interface Noted {
  userId: string;
  item: SubscribedItem;
  said: SubscriptionFacts;
  /** As it stands here, read in the same transaction with the person locked. */
  stored: StoredSubscription | null;
}

/** Writes down what the provider said, what follows from it, and the letter about it. */
export async function noteSubscription(
  services: Services,
  em: EntityManager,
  { userId, item, said, stored }: Noted,
): Promise<void> {
  const now = services.now();
  const id = stored?.id ?? newId();
  const access = accessOf(said, now);
  const nextCheckAt = nextCheck(said, now);
  await writeSubscription(em, { id, userId, ...item, said, access, nextCheckAt });
  await deriveEntitlements(em, services, userId);
  await mailNews(em, services, { id, said, stored, closedBecause: access.closedBecause });
}
