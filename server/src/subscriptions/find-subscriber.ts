import type { EntityManager } from '@mikro-orm/postgresql';
import { asId } from '../database/as-id.ts';
import { db } from '../database/db.ts';
import { int, literal } from '../database/expressions.ts';
import type { SubscriptionFacts } from './read-subscription.ts';

type ProviderFacts = Pick<
  SubscriptionFacts,
  'providerId' | 'customerId' | 'metadata' | 'productId' | 'priceId'
>;

/**
 * Finds a subscription's owner: as recorded here, otherwise by the metadata that the shop set,
 * otherwise by the provider's customer.
 */
export async function findSubscriber(
  em: EntityManager,
  facts: ProviderFacts,
): Promise<string | null> {
  const found = await db(em)
    .selectFrom('subscriptions')
    .select(['user_id as userId', int(literal(1)).as('place')])
    .where('provider_id', '=', facts.providerId)
    .unionAll(
      db(em)
        .selectFrom('users')
        .select(['id as userId', int(literal(2)).as('place')])
        .where('id', '=', asId(facts.metadata['userId'] ?? '')),
    )
    .unionAll(
      db(em)
        .selectFrom('users')
        .select(['id as userId', int(literal(3)).as('place')])
        .where('provider_customer_id', '=', facts.customerId),
    )
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  return found?.userId ?? null;
}

export interface SubscribedItem {
  catalogId: string;
  itemId: string;
}

/**
 * Finds the subscribed item by the product or price, because customers can change plans in the
 * portal. Falls back to the metadata set at the start. Includes deleted items.
 */
export async function findItem(
  em: EntityManager,
  facts: ProviderFacts,
): Promise<SubscribedItem | null> {
  const { catalogId = '', catalogItemId = '' } = facts.metadata;
  const found = await db(em)
    .selectFrom('catalog_items')
    .select(['catalog_id as catalogId', 'item_id as itemId'])
    .where(({ and, eb, or }) =>
      or([
        eb('provider_product_id', '=', facts.productId),
        eb('provider_price_id', '=', facts.priceId),
        and([eb('catalog_id', '=', catalogId), eb('item_id', '=', catalogItemId)]),
      ]),
    )
    .orderBy(({ eb }) => eb('provider_price_id', 'is not distinct from', facts.priceId), 'desc')
    .orderBy(({ eb }) => eb('provider_product_id', 'is not distinct from', facts.productId), 'desc')
    .orderBy(({ eb }) => eb('catalog_id', '=', catalogId), 'desc')
    .orderBy(({ eb }) => eb('item_id', '=', catalogItemId), 'desc')
    .orderBy('catalog_id')
    .orderBy('item_id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
