import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_IN_CART } from '@spindle/sdk/domain/cart/validate-adding';
import { namesOf } from '@spindle/sdk/domain/fields';
import { query } from '../database/query.ts';
import type { Tables } from '../database/tables.ts';
import { soldColumn } from '../payments/sold-fields.ts';

/** Source of each cart line column: either a column of checkout line `l` or a parameter. */
const sources = {
  user_id: '$1',
  catalog_id: `l.${soldColumn('catalogId')}`,
  item_id: `l.${soldColumn('itemId')}`,
  quantity: `l.${soldColumn('quantity')}`,
  created_at: '$3',
  chosen_price_cents: `l.${soldColumn('unitPriceCents')}`,
  shown_price_cents: `l.${soldColumn('unitPriceCents')}`,
} satisfies Record<keyof Tables['cart_lines'], string>;

/**
 * Adds a checkout's units back to the customer's cart. They are added to the current quantities,
 * with the price that the customer last saw. Digital items stay at one.
 */
export async function returnToCart(
  em: EntityManager,
  { userId, checkoutId, now }: { userId: string; checkoutId: string; now: Date },
): Promise<void> {
  await query(
    em,
    `insert into cart_lines as c (${namesOf(sources).join(', ')})
     select ${Object.values(sources).join(', ')}
       from checkout_lines l where l.checkout_id = $2
     on conflict (user_id, catalog_id, item_id) do update
        set quantity = case
              when (select i.digital from catalog_items i
                     where i.catalog_id = c.catalog_id and i.item_id = c.item_id) then 1
              else least(c.quantity + excluded.quantity, $4)
            end`,
    [userId, checkoutId, now, MAX_IN_CART],
  );
}
