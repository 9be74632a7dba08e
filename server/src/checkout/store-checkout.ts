import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { query } from '../database/query.ts';
import type { NewCheckout } from './draft-checkout.ts';
import { subtotalCents } from './refusal.ts';
import { usesPublishedPrice } from './session-request.ts';

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
  const lines = checkout.cart.map((row, position) => ({
    position,
    catalog_id: row.catalogId,
    item_id: row.itemId,
    quantity: row.quantity,
    unit_price_cents: row.priceCents,
    title: row.title,
    description: row.description,
    image: row.image,
    digital: row.digital,
    shipping_group: row.shippingGroup,
    provider_price_id: usesPublishedPrice(row) ? row.providerPriceId : null,
    provider_product_id: usesPublishedPrice(row) ? null : row.namedProductId,
    discount_cents: row.discountCents,
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
     insert into checkout_lines (checkout_id, position, catalog_id, item_id, quantity,
                                 unit_price_cents, title, description, image, digital,
                                 shipping_group, provider_price_id, provider_product_id,
                                 discount_cents)
     select $1, line.* from jsonb_to_recordset($11) as line (
       position int, catalog_id text, item_id text, quantity int, unit_price_cents int, title text,
       description text, image text, digital boolean, shipping_group text, provider_price_id text,
       provider_product_id text, discount_cents int)`,
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
