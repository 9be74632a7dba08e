import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { presentCart } from './presenters.ts';
import type { ShownRow } from './read-cart.ts';

/**
 * Presents the cart to its customer and records its prices as shown. Customers either pay the shown
 * prices or are told about a change. Writes only if a price has changed.
 */
export async function showCart(
  em: EntityManager,
  { userId, now }: { userId: string; now: Date },
  rows: readonly ShownRow[],
) {
  const changed = rows.filter(({ priceCents, shownPriceCents }) => priceCents !== shownPriceCents);
  if (changed.length > 0) await saveShownPrices(em, userId, changed);
  return presentCart(rows, now);
}

async function saveShownPrices(em: EntityManager, userId: string, rows: readonly ShownRow[]) {
  await query(
    em,
    `update cart_lines l set shown_price_cents = seen.cents
       from unnest($2::text[], $3::text[], $4::int[]) as seen (catalog_id, item_id, cents)
      where l.user_id = $1 and l.catalog_id = seen.catalog_id and l.item_id = seen.item_id`,
    [
      userId,
      rows.map(({ catalogId }) => catalogId),
      rows.map(({ itemId }) => itemId),
      rows.map(({ priceCents }) => priceCents),
    ],
  );
}
