import type { EntityManager } from '@mikro-orm/postgresql';
import type { Insertable } from 'kysely';
import { namesOf } from '@spindle/sdk/domain/fields';
import { db } from '../database/db.ts';
import { query } from '../database/query.ts';
import type { Tables } from '../database/tables.ts';
import type { NewCheckout } from './draft-checkout.ts';
import { subtotalCents } from './refusal.ts';
import { soldColumnTypes, soldRow } from '../payments/sold-fields.ts';
import { usesPublishedPrice } from './session-request.ts';

type NewLine = Omit<Insertable<Tables['checkout_lines']>, 'checkout_id'>;

/** All that is stored of a line, beside its checkout. */
const columnTypes = {
  ...soldColumnTypes(),
  position: 'int',
  digital: 'boolean',
  shipping_group: 'text',
  provider_price_id: 'text',
  provider_product_id: 'text',
} satisfies Record<keyof NewLine, string>;
const lineNames = namesOf(columnTypes);
const typedNames = lineNames.map((name) => `${name} ${columnTypes[name]}`);

/** What is replaced has ended; nothing where it had ended already. */
export async function closeReplaced(em: EntityManager, id: string, now: Date): Promise<void> {
  await db(em)
    .updateTable('checkouts')
    .set({ state: 'EXPIRED', closed_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['STARTING', 'OPEN'])
    .execute();
}

/**
 * Writes the checkout, its lines and the account's provider customer, and ends what it replaces, in
 * one statement.
 */
export async function storeCheckout(
  em: EntityManager,
  checkout: NewCheckout,
  replacedId: string | null,
): Promise<void> {
  const lines = checkout.cart.map((row, position): NewLine => ({
    ...soldRow({ ...row, unitPriceCents: row.priceCents }),
    position,
    digital: row.digital,
    shipping_group: row.shippingGroup,
    provider_price_id: usesPublishedPrice(row) ? row.providerPriceId : null,
    provider_product_id: usesPublishedPrice(row) ? null : row.namedProductId,
  }));
  await query(
    em,
    `with replaced as (
       update checkouts set state = 'EXPIRED', closed_at = $7
        where id = $13 and state in ('STARTING', 'OPEN')
       returning id
     ), checkout as (
       insert into checkouts (id, user_id, state, fingerprint, request, subtotal_cents, ship_to,
                              created_at, expires_at, next_check_at, discount_id)
       -- reads what is replaced, so that it has ended before: a customer has one that can be paid
       select $1, $2, 'STARTING', $3, $4, $5, $6, $7, $8, $9, $12
         from (select count(*) from replaced) as ended
     ), customer as (
       update users set provider_customer_id = $10
        where id = $2 and provider_customer_id is distinct from $10
     )
     insert into checkout_lines (checkout_id, ${lineNames.join(', ')})
     select $1, line.* from jsonb_to_recordset($11) as line (${typedNames.join(', ')})`,
    [
      checkout.id,
      checkout.userId,
      checkout.fingerprint,
      JSON.stringify(checkout.request),
      subtotalCents(checkout.cart),
      checkout.shipTo && JSON.stringify(checkout.shipTo),
      checkout.createdAt,
      checkout.expiresAt,
      checkout.nextCheckAt,
      checkout.customerId,
      JSON.stringify(lines),
      checkout.discountId,
      replacedId,
    ],
  );
}
