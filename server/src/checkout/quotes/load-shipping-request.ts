import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import { validateCustomsData } from '@spindle/sdk/domain/shipping/customs/validate-customs-data';
import type { components } from '@spindle/sdk/schema';
import { shippableRows, type ShippableRow } from '../../cart/read-cart.ts';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { cachedRates, rateIdsOf, type CachedRates } from './cached-rates.ts';
import { lastQuote, type Basket } from './last-quotes.ts';

/** Items to ship, with the rates and the last quote that are already stored. */
export interface ShippingRequest {
  basket: Basket;
  /** The last quote shown to the customer, or null. */
  shown: components['schemas']['ShippingQuote'] | null;
  rates: CachedRates;
}

interface Cart {
  userId: string;
  cart: readonly ShippableRow[];
  address: StreetAddress | null;
}

/**
 * Loads a cart's physical items and their cached rates in a single statement. Returns null if
 * nothing needs shipping.
 * @returns a rejection if required customs data is missing
 */
export async function loadShippingRequest(
  { orm, config, now }: Services,
  { userId, cart, address }: Cart,
): Promise<ShippingRequest | CheckoutRejection | null> {
  if (address === null || cart.every(({ digital }) => digital)) return null;
  const { country, state, zip } = address;
  const basket: Basket = { userId, lines: shippableRows(cart), to: { country, state, zip } };
  const way = { from: config.business.warehouse, to: basket.to };
  const undeclared = validateCustomsData(basket.lines, way);
  if (undeclared !== null) return undeclared;
  const tables = db(orm.em.fork());
  const { shown: visible, rates } = await tables
    .selectNoFrom([
      lastQuote(tables, basket).as('shown'),
      jsonArrayFrom(cachedRates(tables, rateIdsOf(basket), now())).as('rates'),
    ])
    .executeTakeFirstOrThrow();
  return {
    basket,
    shown: visible,
    rates: new Map(
      rates.map(({ id, expiresAt, ...row }) => [id, { ...row, expiresAt: new Date(expiresAt) }]),
    ),
  };
}
