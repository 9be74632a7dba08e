import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool, condition, least, literal } from '../database/expressions.ts';
import { prepared, type Given } from '../database/prepared.ts';
import { conflict, notFound } from '@spindle/sdk/contract/failure';
import { buyable, shown } from '../inventory/buyable.ts';
import { itemPriceAt } from '../catalog/price-now.ts';
import { cartColumns, shownColumns, type ShownRow } from './read-cart.ts';
import { MOST_IN_CART, refuseAdding } from '@spindle/sdk/domain/cart/refuse-adding';

interface NewLine {
  userId: string;
  catalogId: string;
  itemId: string;
  now: Date;
}

/** Writes a line and reads the whole cart. */
const addUnit = prepared('add-to-cart', (tables, given: Given<NewLine>) =>
  tables
    .with('written', (write) =>
      write
        .insertInto('cart_lines')
        .columns([
          'user_id',
          'catalog_id',
          'item_id',
          'quantity',
          'created_at',
          'chosen_price_cents',
          'shown_price_cents',
        ])
        .expression((from) =>
          from
            .selectFrom('catalog_items as i')
            .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
            .select([
              given('userId').as('user_id'),
              'i.catalog_id',
              'i.item_id',
              literal(1).as('quantity'),
              given('now').as('created_at'),
              itemPriceAt(given('now')).as('chosen_price_cents'),
              itemPriceAt(given('now')).as('shown_price_cents'),
            ])
            .where('i.catalog_id', '=', given('catalogId'))
            .where('i.item_id', '=', given('itemId'))
            .where(buyable)
            .where('i.subscription', '=', literal(false))
            .whereRef('i.on_hand', '>', 'i.reserved')
            // does not wait for the disk: a power cut may undo the last click
            .where(condition`set_config('synchronous_commit', 'off', true) is not null`),
        )
        .onConflict((known) =>
          known.columns(['user_id', 'catalog_id', 'item_id']).doUpdateSet({
            chosen_price_cents: (line) => line.ref('excluded.chosen_price_cents'),
            shown_price_cents: (line) => line.ref('excluded.shown_price_cents'),
            quantity: (line) =>
              line
                .case()
                .when(
                  line
                    .selectFrom('catalog_items')
                    .select('digital')
                    .where('catalog_id', '=', given('catalogId'))
                    .where('item_id', '=', given('itemId')),
                )
                .then(literal(1))
                .else(least(line('cart_lines.quantity', '+', literal(1)), literal(MOST_IN_CART)))
                .end(),
          }),
        )
        .returningAll(),
    )
    .selectFrom((lines) =>
      lines
        .selectFrom('written')
        .selectAll()
        .select(bool(literal(true)).as('added'))
        .unionAll(
          lines
            .selectFrom('cart_lines')
            .selectAll()
            .select(bool(literal(false)).as('added'))
            .where('user_id', '=', given('userId'))
            .where((other) =>
              other.or([
                other('catalog_id', '<>', given('catalogId')),
                other('item_id', '<>', given('itemId')),
              ]),
            ),
        )
        .as('l'),
    )
    .innerJoin('catalog_items as i', (join) =>
      join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
    )
    .innerJoin('catalogs as c', 'c.id', 'l.catalog_id')
    .select([...cartColumns(given('userId'), given('now')), ...shownColumns, 'l.added'])
    .orderBy('l.created_at')
    .orderBy('l.catalog_id')
    .orderBy('l.item_id'),
);

/**
 * Adds one unit; a digital item stays at one. One statement writes and reads the whole cart.
 * @throws Failure 404 for an unknown item, 409 with a reason for one that cannot be bought
 */
export async function addToCart(em: EntityManager, line: NewLine): Promise<ShownRow[]> {
  const rows = await addUnit(em, line);
  if (rows.some((row) => row.added)) return rows;
  throw await whyNot(em, line.catalogId, line.itemId);
}

async function whyNot(em: EntityManager, catalogId: string, itemId: string): Promise<Error> {
  const item = await db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select(['i.title', 'i.subscription', shown.as('shown')])
    .select((eb) => [
      bool(eb.or([eb.ref('i.locked'), eb.ref('c.locked')])).as('locked'),
      bool(eb.or([eb.ref('i.expired'), eb.ref('c.expired')])).as('expired'),
    ])
    .where('i.catalog_id', '=', catalogId)
    .where('i.item_id', '=', itemId)
    .executeTakeFirst();
  const refusal = refuseAdding(item);
  return refusal.code === 'NOT_FOUND' ? notFound(refusal) : conflict(refusal);
}
