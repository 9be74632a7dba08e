import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { cartOf, type CartRow } from '../cart/read-cart.ts';
import { db } from '../database/db.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';

export type PayableCheckout = NonNullable<CheckoutBasis['payable']>;

export interface CheckoutBasis extends Omit<Basis, 'awaiting'> {
  cart: CartRow[];
  address: StreetAddress | null;
  /** Fingerprints of what is paid for already, with the money on its way. */
  awaiting: string[];
}

type Basis = Awaited<ReturnType<typeof readAtOnce>>;

/** Everything the start of a checkout decides on, in one statement. */
export async function readBasis(
  em: EntityManager,
  userId: string,
  now: Date,
): Promise<CheckoutBasis> {
  const basis = await readAtOnce(em, userId, now);
  return { ...basis, awaiting: basis.awaiting.map(({ fingerprint }) => fingerprint) };
}

function readAtOnce(em: EntityManager, userId: string, now: Date) {
  const tables = db(em);
  const checkouts = tables.selectFrom('checkouts as k').where('k.user_id', '=', userId);
  return tables
    .selectNoFrom([
      jsonArrayFrom(cartOf(tables, sql.val(userId), sql.val(now))).as('cart'),
      jsonObjectFrom(
        tables
          .selectFrom('shipping_addresses as a')
          .select(['a.address', 'a.city', 'a.state', 'a.zip', 'a.country'])
          .where('a.user_id', '=', userId),
      ).as('address'),
      jsonObjectFrom(
        checkouts
          .select(['k.id', 'k.fingerprint', 'k.session_id as sessionId', 'k.url', 'k.request'])
          .where('k.state', 'in', ['STARTING', 'OPEN']),
      ).as('payable'),
      tables
        .selectFrom('cart_codes as e')
        .select('e.code')
        .where('e.user_id', '=', userId)
        .as('enteredCode'),
      jsonArrayFrom(checkouts.select('k.fingerprint').where('k.state', '=', 'AWAITING')).as(
        'awaiting',
      ),
    ])
    .executeTakeFirstOrThrow();
}
