import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { bool, literal } from '../database/expressions.ts';
import { prepared, type Placeholder } from '../database/prepared.ts';
import { conflict, notFound } from '@spindle/sdk/contract/failure';
import { buyable, unreserved, visible } from '../inventory/buyable.ts';
import { sellable } from '../inventory/kits.ts';
import { kitParts } from '../catalog/kit-parts.ts';
import { itemPriceAt } from '../catalog/price-now.ts';
import { countKits, presentCart, type ShownRow } from './read-cart.ts';
import { MAX_IN_CART, explainUnavailable } from '@spindle/sdk/domain/cart/validate-adding';

interface NewLine {
  userId: string;
  catalogId: string;
  itemId: string;
  now: Date;
}

/**
 * Writes a line and reads the whole cart. A statement does not see its own writes, so the CTE
 * `cart_lines` combines the new line with the other stored lines.
 */
const addingUnit = (name: string, withKits: boolean) =>
  prepared(
    name,
    (tables, input: Placeholder<NewLine>) => sql<ShownRow>`
    with written as (
      insert into cart_lines
        (user_id, catalog_id, item_id, quantity, created_at, chosen_price_cents, shown_price_cents)
      select ${input('userId')}, i.catalog_id, i.item_id, 1, ${input('now')},
             ${itemPriceAt(input('now'), literal(1))}, ${itemPriceAt(input('now'), literal(1))}
        from catalog_items i join catalogs c on c.id = i.catalog_id
       where i.catalog_id = ${input('catalogId')} and i.item_id = ${input('itemId')}
         and ${buyable} and not i.subscription
         and ${withKits ? sql`${sellable()} > 0` : sql`not i.kit and ${unreserved} > 0`}
         -- does not wait for the disk: a power cut may undo the last click
         and set_config('synchronous_commit', 'off', true) is not null
      on conflict (user_id, catalog_id, item_id) do update
        set (quantity, chosen_price_cents, shown_price_cents) =
            (select n.quantity, n.price, n.price
               from catalog_items i
              cross join lateral (
                select units as quantity, ${itemPriceAt(input('now'), sql.ref('units'))} as price
                  from (select case when i.digital then 1
                               else least(cart_lines.quantity + 1, ${literal(MAX_IN_CART)}) end
                          as units) u) n
              where i.catalog_id = ${input('catalogId')} and i.item_id = ${input('itemId')})
      returning *
    ), cart_lines as (
      select * from written
      union all
      select * from cart_lines
       where user_id = ${input('userId')}
         and (catalog_id <> ${input('catalogId')} or item_id <> ${input('itemId')})
    ) ${presentCart(tables, { userId: input('userId'), now: input('now'), withKits })}`,
  );

const addSimple = addingUnit('add-to-cart', false);
const addKit = addingUnit('add-kit-to-cart', true);

/**
 * Adds one unit to the cart. Digital items stay at one. A single statement writes the line and
 * reads the whole cart, unless kits have to be counted.
 * @throws Failure 404 for an unknown item, 409 with a reason for an item that can't be bought
 */
export async function addToCart(em: EntityManager, line: NewLine): Promise<ShownRow[]> {
  const { catalogId, itemId } = line;
  const isAdded = (row: ShownRow) => row.catalogId === catalogId && row.itemId === itemId;
  const simple = await addSimple(em, line);
  if (simple.some((row) => isAdded(row) && !row.kit)) return countKits(em, line, simple);
  const rows = await addKit(em, line);
  if (rows.some(isAdded)) return rows;
  throw await rejectionReason(em, catalogId, itemId);
}

async function rejectionReason(
  em: EntityManager,
  catalogId: string,
  itemId: string,
): Promise<Error> {
  const item = await db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select(['i.title', 'i.subscription', visible.as('shown'), kitParts.as('parts')])
    .select((eb) => [
      bool(eb.or([eb.ref('i.locked'), eb.ref('c.locked')])).as('locked'),
      bool(eb.or([eb.ref('i.expired'), eb.ref('c.expired')])).as('expired'),
    ])
    .where('i.catalog_id', '=', catalogId)
    .where('i.item_id', '=', itemId)
    .executeTakeFirst();
  const rejection = explainUnavailable(item);
  return rejection.code === 'NOT_FOUND' ? notFound(rejection) : conflict(rejection);
}
