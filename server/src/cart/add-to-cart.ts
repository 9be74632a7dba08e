import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../database/prepared.ts';
import { query } from '../database/query.ts';
import { conflict, notFound } from '@spindle/sdk/contract/failure';
import { cartColumns, type CartRow } from './read-cart.ts';

/** What a person may hold of one item in the cart. */
export const largestQuantity = 1_000_000;

interface WrittenRow extends CartRow {
  added: boolean;
}

/**
 * Adds one unit; a digital item stays at one. One statement writes and reads the whole cart. It does
 * not wait for the disk: a power cut may undo the last click, and nothing else hangs on a cart.
 * @throws Failure 404 for an unknown item, 409 with a reason for one that cannot be bought
 */
export async function addToCart(
  em: EntityManager,
  line: { userId: string; catalogId: string; itemId: string; now: Date },
): Promise<CartRow[]> {
  const { userId, catalogId, itemId, now } = line;
  const rows = await prepared<WrittenRow>(
    em,
    'add-to-cart',
    `with written as (
       insert into cart_lines (user_id, catalog_id, item_id, quantity, created_at)
       select $1, i.catalog_id, i.item_id, 1, $4
         from catalog_items i join catalogs c on c.id = i.catalog_id
        where i.catalog_id = $2 and i.item_id = $3
          and i.enabled and not i.locked and not i.expired and i.deleted_at is null
          and not i.subscription and i.on_hand > i.reserved
          and c.enabled and not c.locked and not c.expired and not c.external
          and c.deleted_at is null
          and set_config('synchronous_commit', 'off', true) is not null
           on conflict (user_id, catalog_id, item_id) do update
          set quantity = case when (select digital from catalog_items
                                     where catalog_id = $2 and item_id = $3) then 1
                              else least(cart_lines.quantity + 1, ${largestQuantity}) end
       returning catalog_id, item_id, quantity, created_at
     )
     select ${cartColumns}, l.added
       from (select *, true as added from written
              union all
             select catalog_id, item_id, quantity, created_at, false from cart_lines
              where user_id = $1 and (catalog_id <> $2 or item_id <> $3)) l
       join catalog_items i on i.catalog_id = l.catalog_id and i.item_id = l.item_id
       join catalogs c on c.id = l.catalog_id
      order by l.created_at, l.catalog_id, l.item_id`,
    [userId, catalogId, itemId, now],
  );
  if (rows.some((row) => row.added)) return rows;
  throw await whyNot(em, catalogId, itemId);
}

async function whyNot(em: EntityManager, catalogId: string, itemId: string): Promise<Error> {
  const [item] = await query<{
    title: string;
    shown: boolean;
    locked: boolean;
    expired: boolean;
    subscription: boolean;
  }>(
    em,
    `select i.title, i.locked or c.locked as locked, i.expired or c.expired as expired,
            i.subscription,
            i.enabled and i.deleted_at is null and c.enabled and not c.external
              and c.deleted_at is null as shown
       from catalog_items i join catalogs c on c.id = i.catalog_id
      where i.catalog_id = $1 and i.item_id = $2`,
    [catalogId, itemId],
  );
  if (!item?.shown) return notFound('There is no such item.');
  if (item.subscription) {
    return conflict(`${item.title} is sold by subscription. Subscribe on its page instead.`);
  }
  if (item.expired) return conflict(`${item.title} is discontinued.`);
  if (item.locked) return conflict(`${item.title} is not on sale yet.`);
  return conflict(`${item.title} is out of stock.`);
}
