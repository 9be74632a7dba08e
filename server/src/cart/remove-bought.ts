import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { StockDemand } from '../inventory/stock.ts';

/** Removes only the bought units from the cart. Units added later stay. */
export async function removeBought(
  em: EntityManager,
  userId: string,
  lines: readonly StockDemand[],
): Promise<void> {
  await query(
    em,
    `with bought as (
       select * from unnest($2::text[], $3::text[], $4::int[]) as b (catalog_id, item_id, quantity)
     ), gone as (
       delete from cart_lines l using bought b
        where l.user_id = $1 and l.catalog_id = b.catalog_id and l.item_id = b.item_id
          and l.quantity <= b.quantity
     )
     update cart_lines l set quantity = l.quantity - b.quantity
       from bought b
      where l.user_id = $1 and l.catalog_id = b.catalog_id and l.item_id = b.item_id
        and l.quantity > b.quantity`,
    [
      userId,
      lines.map((line) => line.catalogId),
      lines.map((line) => line.itemId),
      lines.map((line) => line.quantity),
    ],
  );
}
