import { addressOnRecord } from '@spindle/sdk/domain/checkout/address-on-record';
import type { EntityManager } from '@mikro-orm/postgresql';
import { presentSummary } from '@spindle/sdk/domain/checkout/present-summary';
import type { components } from '@spindle/sdk/schema';
import { shippingOf } from '@spindle/sdk/domain/shipping/shipping-of';
import { isValid } from '@spindle/sdk/domain/shipping/last-quote';
import { readShippableCart, shippableRows, type ShippableRow } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';
import { loadLastQuote } from '../quotes/last-quotes.ts';
import { readAddresses } from '../addresses.ts';
import { lineOf, discountCart } from './cart-discount.ts';
import { readEnteredCode } from './find-code.ts';

/** Computes the totals of a customer's cart, including the discount. */
export async function readSummary(
  services: Services,
  em: EntityManager,
  { userId, now }: { userId: string; now: Date },
): Promise<components['schemas']['CartSummary']> {
  const cart = await readShippableCart(em, userId, now);
  const entered = await readEnteredCode(em, userId);
  const { discount, rejection } = await discountCart(services, cart, entered);
  const lines = cart.map((row) => ({
    ...lineOf(row),
    quantity: row.quantity,
    unitCents: row.priceCents,
    shippingGroup: shippingOf(row).group,
  }));
  const quote = await readQuote(services, em, { userId, cart, now });
  return presentSummary({ lines, discount, entered: entered?.name ?? null, rejection, quote });
}

/** Loads the last shipping quote shown for this cart and address if the quote is still valid. */
async function readQuote(
  services: Services,
  em: EntityManager,
  { userId, cart, now }: { userId: string; cart: readonly ShippableRow[]; now: Date },
) {
  if (cart.every(({ digital }) => digital)) return null;
  const { used, standard } = await readAddresses(em, userId);
  const to = addressOnRecord(used, standard);
  if (to === null) return null;
  const lines = shippableRows(cart);
  const displayed = await loadLastQuote(em, { userId, lines, to });
  return displayed !== null && isValid(displayed, now) ? displayed : null;
}
