import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { unsettledStates, type PageState } from '@spindle/sdk/domain/payments/page-moves';
import { db } from '../database/db.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { buyable, unheld } from '../inventory/buyable.ts';
import type { UnsettledPage } from '../payments/pages/page-kind.ts';
import { isLapsed } from './sync-subscription.ts';

export interface SubscribableItem {
  catalogId: string;
  itemId: string;
  title: string;
  subscription: boolean;
  /** Enabled, not locked, not expired, in a catalogue of ours. */
  buyable: boolean;
  available: number;
  priceCents: number;
  providerPriceId: string | null;
  providerPriceCents: number | null;
}

/** A payment page that may still come to something. */
export interface OpenPage extends UnsettledPage {
  state: PageState;
  itemId: string;
  priceId: string;
}

export interface StartState {
  /** Null where there is no such item, or none any more. */
  item: SubscribableItem | null;
  address: StreetAddress | null;
  /** Of the item's catalogue. */
  page: OpenPage | null;
  /** The subscription of this catalogue that has not ended; whether we ought to ask about it first. */
  active: { providerId: string; lapsed: boolean } | null;
}

/** Everything the start of a subscription decides on, in one statement. */
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
            unheld.as('available'),
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
