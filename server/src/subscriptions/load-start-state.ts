import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { unsettledStates, type PageState } from '@spindle/sdk/domain/payments/page-moves';
import { db } from '../database/db.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { buyable, unreserved } from '../inventory/buyable.ts';
import type { UnsettledPage } from '../payments/pages/page-kind.ts';
import { isLapsed } from './sync-subscription.ts';

export interface SubscribableItem {
  catalogId: string;
  itemId: string;
  title: string;
  subscription: boolean;
  /** Enabled, not locked, not expired, and in one of the shop's own catalogs. */
  buyable: boolean;
  available: number;
  priceCents: number;
  providerPriceId: string | null;
  providerPriceCents: number | null;
}

/** A payment page that can still be paid. */
export interface OpenPage extends UnsettledPage {
  state: PageState;
  itemId: string;
  priceId: string;
}

export interface StartState {
  /** Null if the item does not exist or was deleted. */
  item: SubscribableItem | null;
  address: StreetAddress | null;
  /** The open page for the item's catalog. */
  page: OpenPage | null;
  /** The active subscription in this catalog, and whether to ask the provider about it first. */
  active: { providerId: string; lapsed: boolean } | null;
}

/** Loads everything that decides whether a subscription can start, in a single statement. */
export async function loadStartState(
  em: EntityManager,
  userId: string,
  key: { catalogId: string; itemId: string },
  now: Date,
): Promise<StartState> {
  const tables = db(em);
  return tables
    .selectNoFrom([
      jsonObjectFrom(
        tables
          .selectFrom('catalog_items as i')
          .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
          .select([
            'i.catalog_id as catalogId',
            'i.item_id as itemId',
            'i.title',
            'i.subscription',
            buyable.as('buyable'),
            unreserved.as('available'),
            'i.price_cents as priceCents',
            'i.provider_price_id as providerPriceId',
            'i.provider_price_cents as providerPriceCents',
          ])
          .where('i.catalog_id', '=', key.catalogId)
          .where('i.item_id', '=', key.itemId)
          .where('i.deleted_at', 'is', null)
          .where('c.deleted_at', 'is', null),
      ).as('item'),
      jsonObjectFrom(
        tables
          .selectFrom('shipping_addresses as a')
          .select(['a.address', 'a.city', 'a.state', 'a.zip', 'a.country'])
          .where('a.user_id', '=', userId),
      ).as('address'),
      jsonObjectFrom(
        tables
          .selectFrom('subscription_checkouts as k')
          .select([
            'k.id',
            'k.user_id as userId',
            'k.state',
            'k.item_id as itemId',
            'k.price_id as priceId',
            'k.session_id as sessionId',
            'k.url',
            'k.request',
          ])
          .where('k.user_id', '=', userId)
          .where('k.catalog_id', '=', key.catalogId)
          .where('k.state', 'in', unsettledStates),
      ).as('page'),
      jsonObjectFrom(
        tables
          .selectFrom('subscriptions as s')
          .select(['s.provider_id as providerId', isLapsed(now).as('lapsed')])
          .where('s.user_id', '=', userId)
          .where('s.catalog_id', '=', key.catalogId)
          .where('s.ended_at', 'is', null),
      ).as('active'),
    ])
    .executeTakeFirstOrThrow();
}
