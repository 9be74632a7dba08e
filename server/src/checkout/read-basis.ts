import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { cartColumns, type CartRow } from '../cart/read-cart.ts';
import { query } from '../database/query.ts';
import type { StreetAddress } from '../gateways/easypost.ts';

export interface PayableCheckout {
  id: string;
  state: 'STARTING' | 'OPEN';
  fingerprint: string;
  sessionId: string | null;
  url: string | null;
  request: Stripe.Checkout.SessionCreateParams;
}

export interface CheckoutBasis {
  cart: CartRow[];
  address: StreetAddress | null;
  payable: PayableCheckout | null;
  /** Fingerprints of what is paid for already, with the money on its way. */
  awaiting: string[];
}

/** Everything the start of a checkout decides on, in one statement. */
export async function readBasis(em: EntityManager, userId: string): Promise<CheckoutBasis> {
  const [basis] = await query<CheckoutBasis>(
    em,
    `select
       (select coalesce(json_agg(to_json(line) order by line.added, line."catalogId", line."itemId"), '[]')
          from (select ${cartColumns}, l.created_at as added
                  from cart_lines l
                  join catalog_items i on i.catalog_id = l.catalog_id and i.item_id = l.item_id
                  join catalogs c on c.id = l.catalog_id
                 where l.user_id = $1) line) as cart,
       (select json_build_object('address', a.address, 'city', a.city, 'state', a.state,
                                 'zip', a.zip, 'country', a.country)
          from shipping_addresses a where a.user_id = $1) as address,
       (select json_build_object('id', k.id, 'state', k.state, 'fingerprint', k.fingerprint,
                                 'sessionId', k.session_id, 'url', k.url, 'request', k.request)
          from checkouts k where k.user_id = $1 and k.state in ('STARTING', 'OPEN')) as payable,
       (select coalesce(json_agg(k.fingerprint), '[]')
          from checkouts k where k.user_id = $1 and k.state = 'AWAITING') as awaiting`,
    [userId],
  );
  return basis ?? { cart: [], address: null, payable: null, awaiting: [] };
}
