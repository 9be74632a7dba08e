import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { freezeRow, shippableCartOf, type ShippableRow } from '../cart/read-cart.ts';
import { lastAndDefaultAddress } from '../account/addresses/last-and-default-address.ts';
import { payableStates } from '@spindle/sdk/domain/payments/page-moves';
import { db } from '../database/db.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { shippedTo } from '@spindle/sdk/domain/checkout/address-on-record';

/** The customer's shipping address. */
export interface StoredAddress extends StreetAddress {
  /** True if the customer kept their own spelling instead of the carrier's suggestion. */
  asTyped?: true;
}

export interface CheckoutFactsState extends Omit<CheckoutState, 'used' | 'standard' | 'cart'> {
  cart: ShippableRow[];
  address: StoredAddress | null;
}

type CheckoutState = Awaited<ReturnType<typeof readInParallel>>;

/** Loads everything that decides whether a checkout can start, in a single statement. */
export async function loadCheckoutState(
  em: EntityManager,
  userId: string,
  now: Date,
): Promise<CheckoutFactsState> {
  const { used, standard, cart, ...checkoutState } = await readInParallel(em, userId, now);
  return { ...checkoutState, cart: cart.map(freezeRow), address: shippedTo(used, standard) };
}

function readInParallel(em: EntityManager, userId: string, now: Date) {
  const tables = db(em);
  const checkouts = tables.selectFrom('checkouts as k').where('k.user_id', '=', userId);
  return tables
    .selectNoFrom([
      jsonArrayFrom(shippableCartOf(tables, sql.val(userId), sql.val(now))).as('cart'),
      ...lastAndDefaultAddress(tables, userId),
      jsonObjectFrom(
        checkouts
          .leftJoin('discount_uses as u', 'u.checkout_id', 'k.id')
          .select(['k.id', 'k.user_id as userId', 'k.fingerprint', 'u.code_id as codeId'])
          .select(['k.session_id as sessionId', 'k.url', 'k.request'])
          .where('k.state', 'in', payableStates),
      ).as('page'),
      tables
        .selectFrom('cart_codes as e')
        .select('e.code')
        .where('e.user_id', '=', userId)
        .as('enteredCode'),
      jsonArrayFrom(
        checkouts
          .innerJoin('checkout_lines as p', 'p.checkout_id', 'k.id')
          .select(['p.catalog_id as catalogId', 'p.item_id as catalogItemId', 'p.quantity'])
          .where('k.state', '=', 'AWAITING'),
      ).as('pending'),
    ])
    .executeTakeFirstOrThrow();
}
