import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { readCart, type CartRow } from './read-cart.ts';

/**
 * A digital item stays at one. More than there is may be put into a cart: checkout decides.
 * @throws Failure 404 when the item is not in the cart
 */
export async function setQuantity(
  em: EntityManager,
  line: { userId: string; catalogId: string; itemId: string; quantity: number },
): Promise<CartRow[]> {
  const written = await query(
    em,
    `update cart_lines l set quantity = case when i.digital then 1 else $4::int end
       from catalog_items i
      where i.catalog_id = l.catalog_id and i.item_id = l.item_id
        and l.user_id = $1 and l.catalog_id = $2 and l.item_id = $3
     returning l.quantity`,
    [line.userId, line.catalogId, line.itemId, line.quantity],
  );
  if (written.length === 0) throw notFound('This item is not in your cart.');
  return readCart(em, line.userId);
}
