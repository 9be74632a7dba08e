import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { SubscriptionFacts } from './read-subscription.ts';

type Said = Pick<
  SubscriptionFacts,
  'providerId' | 'customerId' | 'metadata' | 'productId' | 'priceId'
>;

/** Whose a subscription is: as recorded, else as the shop wrote on it, else by the provider's customer. */
export async function findSubscriber(em: EntityManager, said: Said): Promise<string | null> {
  const [found] = await query<{ userId: string }>(
    em,
    `select user_id as "userId", 1 as place from subscriptions where provider_id = $1
      union all select id, 2 from users where id::text = $2
      union all select id, 3 from users where provider_customer_id = $3
      order by place limit 1`,
    [said.providerId, said.metadata['userId'] ?? '', said.customerId],
  );
  return found?.userId ?? null;
}

export interface SubscribedItem {
  catalogId: string;
  itemId: string;
}

/**
 * What is subscribed to: the item of the product or the price, which the customer can change in the
 * portal; else what the shop wrote on it at the start. Items that are gone included.
 */
export async function findItem(em: EntityManager, said: Said): Promise<SubscribedItem | null> {
  const { catalogId = '', catalogItemId = '' } = said.metadata;
  const [found] = await query<SubscribedItem>(
    em,
    `select catalog_id as "catalogId", item_id as "itemId" from catalog_items
      where external_id = $1 or provider_price_id = $2 or (catalog_id = $3 and item_id = $4)
      order by provider_price_id is not distinct from $2 desc,
               external_id is not distinct from $1 desc,
               catalog_id = $3 desc, item_id = $4 desc, catalog_id, item_id
      limit 1`,
    [said.productId, said.priceId, catalogId, catalogItemId],
  );
  return found ?? null;
}
