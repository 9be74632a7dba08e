import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { refuseUndeclared } from '@spindle/sdk/domain/shipping/customs/refuse-customs-data';
import type { components } from '@spindle/sdk/schema';
import { sentRows, type SentRow } from '../../cart/read-cart.ts';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { knownRates, rateIdsOf, type KnownRates } from './known-rates.ts';
import { shownQuote, type Basket } from './shown-quotes.ts';

/** A basket to send, with what is known of that before any carrier is asked. */
export interface Sending {
  basket: Basket;
  /** What the customer was told last; null: nothing. */
  shown: components['schemas']['ShippingQuote'] | null;
  rates: KnownRates;
}

interface Cart {
  userId: string;
  cart: readonly SentRow[];
  address: StreetAddress | null;
}

/**
 * What of a cart is sent, read in one statement; null where nothing is.
 * @returns a refusal where customs would ask for what the shop does not know
 */
export async function readSending(
  { orm, config, now }: Services,
  { userId, cart, address }: Cart,
): Promise<Sending | CheckoutRefusal | null> {
  if (address === null || cart.every(({ digital }) => digital)) return null;
  const { country, state, zip } = address;
  const basket: Basket = { userId, lines: sentRows(cart), to: { country, state, zip } };
  const way = { from: config.business.warehouse, to: basket.to };
  const undeclared = refuseUndeclared(basket.lines, way);
  if (undeclared !== null) return undeclared;
  const tables = db(orm.em.fork());
  const { shown, rates } = await tables
    .selectNoFrom([
      shownQuote(tables, basket).as('shown'),
      jsonArrayFrom(knownRates(tables, rateIdsOf(basket), now())).as('rates'),
    ])
    .executeTakeFirstOrThrow();
  return {
    basket,
    shown,
    rates: new Map(
      rates.map(({ id, expiresAt, ...row }) => [id, { ...row, expiresAt: new Date(expiresAt) }]),
    ),
  };
}
