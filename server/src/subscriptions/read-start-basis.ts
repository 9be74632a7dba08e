import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import type { StreetAddress } from '../gateways/easypost.ts';
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

/** An attempt to subscribe that may still come to something. */
export interface OpenAttempt {
  id: string;
  state: 'STARTING' | 'OPEN' | 'AWAITING';
  itemId: string;
  priceId: string;
  subtotalCents: number;
  sessionId: string | null;
  url: string | null;
  request: Stripe.Checkout.SessionCreateParams;
}

export interface StartBasis {
  /** Null where there is no such item, or none any more. */
  item: SubscribableItem | null;
  address: StreetAddress | null;
  /** Of the item's catalogue. */
  attempt: OpenAttempt | null;
  /** The subscription of this catalogue that has not ended; whether we ought to ask about it first. */
  active: { providerId: string; lapsed: boolean } | null;
}

/** Everything the start of a subscription decides on, in one statement. */
export async function readStartBasis(
  em: EntityManager,
  userId: string,
  key: { catalogId: string; itemId: string },
  now: Date,
): Promise<StartBasis> {
  const [basis] = await query<StartBasis>(
    em,
    `select
       (select json_build_object('catalogId', i.catalog_id, 'itemId', i.item_id, 'title', i.title,
                 'subscription', i.subscription,
                 'buyable', i.enabled and not i.locked and not i.expired
                   and c.enabled and not c.locked and not c.expired and not c.external,
                 'available', i.on_hand - i.reserved, 'priceCents', i.price_cents,
                 'providerPriceId', i.provider_price_id,
                 'providerPriceCents', i.provider_price_cents)
          from catalog_items i join catalogs c on c.id = i.catalog_id
         where i.catalog_id = $2 and i.item_id = $3
           and i.deleted_at is null and c.deleted_at is null) as item,
       (select json_build_object('address', a.address, 'city', a.city, 'state', a.state,
                                 'zip', a.zip, 'country', a.country)
          from shipping_addresses a where a.user_id = $1) as address,
       (select json_build_object('id', k.id, 'state', k.state, 'itemId', k.item_id,
                 'priceId', k.price_id, 'subtotalCents', k.subtotal_cents,
                 'sessionId', k.session_id, 'url', k.url, 'request', k.request)
          from subscription_checkouts k
         where k.user_id = $1 and k.catalog_id = $2
           and k.state in ('STARTING', 'OPEN', 'AWAITING')) as attempt,
       (select json_build_object('providerId', s.provider_id, 'lapsed', ${isLapsed('s', '$4')})
          from subscriptions s
         where s.user_id = $1 and s.catalog_id = $2 and s.ended_at is null) as active`,
    [userId, key.catalogId, key.itemId, now],
  );
  return basis ?? { item: null, address: null, attempt: null, active: null };
}
