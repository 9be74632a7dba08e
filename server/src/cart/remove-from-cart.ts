import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { readCart, type CartRow } from './read-cart.ts';

/** Taking out what is not in the cart changes nothing. */
export async function removeFromCart(
  em: EntityManager,
  line: { userId: string; catalogId: string; itemId: string },
): Promise<CartRow[]> {
  await query(
    em,
    'delete from cart_lines where user_id = $1 and catalog_id = $2 and item_id = $3',
    [line.userId, line.catalogId, line.itemId],
  );
  return readCart(em, line.userId);
}
