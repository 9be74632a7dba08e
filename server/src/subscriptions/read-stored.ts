import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool, condition } from '../database/expressions.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import type { StoredSubscription } from './write-subscription.ts';

/** Loads a subscription as stored here. The caller has locked the user. */
export async function readStored(
  em: EntityManager,
  { providerId, readAt }: Pick<SubscriptionFacts, 'providerId' | 'readAt'>,
): Promise<StoredSubscription | null> {
  const stored = await db(em)
    .selectFrom('subscriptions')
    .select([
      'id',
      'catalog_id as catalogId',
      'item_id as itemId',
      'status',
      'cancelled',
      'current_period_end as currentPeriodEnd',
      'ended_at as endedAt',
      'closed_because as closedBecause',
      bool(condition`read_at < ${readAt}::timestamptz`).as('older'),
    ])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return stored ?? null;
}
