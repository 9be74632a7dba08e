import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { int, literal } from '../database/expressions.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { itemPriceAt } from '../catalog/price-now.ts';
import { readCart, type ShownRow } from './read-cart.ts';
import { notInCart } from '@spindle/sdk/domain/cart/validate-adding';

/**
 * Sets the quantity of a line. Digital items stay at one. The quantity may exceed the stock, which
 * checkout validates.
 * @throws Failure 404 if the item is not in the cart
 */
export async function setQuantity(
  em: EntityManager,
  line: { userId: string; catalogId: string; itemId: string; quantity: number; now: Date },
): Promise<ShownRow[]> {
  const written = await db(em)
    .updateTable('cart_lines as l')
    .from('catalog_items as i')
    .set((eb) => {
      const quantity = eb
        .case()
        .when('i.digital', '=', true)
        .then(literal(1))
        .else(int(sql.val(line.quantity)))
        .end();
      const price = itemPriceAt(line.now, quantity);
      return { quantity, chosen_price_cents: price, shown_price_cents: price };
    })
    .whereRef('i.catalog_id', '=', 'l.catalog_id')
    .whereRef('i.item_id', '=', 'l.item_id')
    .where('l.user_id', '=', line.userId)
    .where('l.catalog_id', '=', line.catalogId)
    .where('l.item_id', '=', line.itemId)
    .executeTakeFirst();
  if (written.numUpdatedRows === 0n) throw notFound(notInCart);
  return readCart(em, line.userId, line.now);
}
