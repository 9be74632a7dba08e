import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import type { StoredSubscription } from './write-subscription.ts';

/** How a subscription stands here; the person is locked by the caller. */
export async function readStored(
  em: EntityManager,
  { providerId, readAt }: Pick<SubscriptionFacts, 'providerId' | 'readAt'>,
): Promise<StoredSubscription | null> {
  const [stored] = await query<StoredSubscription>(
    em,
    `select id, catalog_id as "catalogId", item_id as "itemId", status, ended_at as "endedAt",
            closed_because as "closedBecause", read_at < $2::timestamptz as older
       from subscriptions where provider_id = $1`,
    [providerId, readAt],
  );
  return stored ?? null;
}
