import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { readCart, type ShownRow } from './read-cart.ts';

/** Removes a line from the cart. Does nothing if the line does not exist. */
export async function removeFromCart(
  em: EntityManager,
  line: { userId: string; catalogId: string; itemId: string; now: Date },
): Promise<ShownRow[]> {
  await db(em)
    .deleteFrom('cart_lines')
    .where('user_id', '=', line.userId)
    .where('catalog_id', '=', line.catalogId)
    .where('item_id', '=', line.itemId)
    .execute();
  return readCart(em, line.userId, line.now);
}
