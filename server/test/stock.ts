import { query } from '../src/database/query.ts';
import type { TestItem } from './factories/catalog.ts';
import type { ShopUnderTest } from './sign-in.ts';

export interface Stock {
  onHand: number;
  reserved: number;
}

/** Returns an item's stock from the database. */
export async function stockOf(
  shop: Pick<ShopUnderTest, 'orm'>,
  { catalogId, itemId }: TestItem,
): Promise<Stock> {
  const [stock] = await query<Stock>(
    shop.orm.em.fork(),
    `select on_hand as "onHand", reserved from catalog_items
      where catalog_id = $1 and item_id = $2`,
    [catalogId, itemId],
  );
  if (!stock) throw new Error(`no item ${catalogId}/${itemId}`);
  return stock;
}
