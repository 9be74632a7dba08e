import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_IN_CART } from '@spindle/sdk/domain/cart/refuse-adding';
import { query } from '../database/query.ts';

/**
 * Puts the units of a checkout back into its customer's cart, on top of what the cart has by now,
 * with the price that the customer last saw. A digital item stays at one.
 */
export async function returnToCart(
  em: EntityManager,
  { userId, checkoutId, now }: { userId: string; checkoutId: string; now: Date },
): Promise<void> {
  await query(
    em,
    `insert into cart_lines as c (user_id, catalog_id, item_id, quantity, created_at,
                                  chosen_price_cents, shown_price_cents)
     select $1, l.catalog_id, l.item_id, l.quantity, $3, l.unit_price_cents, l.unit_price_cents
       from checkout_lines l where l.checkout_id = $2
     on conflict (user_id, catalog_id, item_id) do update
        set quantity = case
              when (select i.digital from catalog_items i
                     where i.catalog_id = c.catalog_id and i.item_id = c.item_id) then 1
              else least(c.quantity + excluded.quantity, $4)
            end`,
    [userId, checkoutId, now, MOST_IN_CART],
  );
}
