import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuchSubscription } from '@spindle/sdk/domain/subscriptions/replies';
import { db } from '../database/db.ts';

/**
 * Returns the provider's id of the customer's current or last subscription to an item.
 * @throws Failure 404 if the customer never subscribed to the item
 */
export async function latestSubscription(
  em: EntityManager,
  userId: string,
  { catalogId, catalogItemId }: { catalogId: string; catalogItemId: string },
): Promise<string> {
  const found = await db(em)
    .selectFrom('subscriptions')
    .select('provider_id as providerId')
    .where('user_id', '=', userId)
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', catalogItemId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw notFound(noSuchSubscription);
  return found.providerId;
}
