import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { itemIdOf } from '@spindle/sdk/domain/events/item-change';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { db } from '../database/db.ts';
import { int, literal } from '../database/expressions.ts';
import { recordEvent } from '../events/record-event.ts';
import { heldLines } from './kits.ts';
import { lockItems } from './stock.ts';
import { StockMovement } from './stock-movement.entity.ts';

interface ItemKey {
  catalogId: string;
  itemId: string;
}

export interface StockDifference extends ItemKey {
  /** Sums of the ledger's entries. */
  ledger: { onHand: number; reserved: number };
  /** Counts stored with the item, which sales rely on. */
  record: { onHand: number; reserved: number };
  /** Units reserved by open checkouts. */
  held: number;
}

/**
 * Finds items whose stored counts, ledger and open checkouts disagree. With `repair`, corrects each
 * item under a lock: releases units that are reserved without a checkout, and adds a correction to
 * the ledger so that it matches the stored count. Checkouts that reserve more than the stock are
 * reported but never changed.
 */
export async function reconcileStock(
  { orm }: { orm: MikroORM },
  { repair }: { repair: boolean },
): Promise<StockDifference[]> {
  const differing = await findDifferences(orm.em.fork());
  if (!repair) return differing;
  const mended = [];
  for (const item of differing) {
    const difference = await orm.em.fork().transactional((tx) => repairItem(tx, item));
    if (difference !== undefined) mended.push(difference);
  }
  return mended;
}

const differencesOf = (em: EntityManager) =>
  db(em)
    .selectFrom('catalog_items as i')
    .leftJoin(
      (tables) =>
        tables
          .selectFrom('stock_movements')
          .select((all) => [
            'catalog_id',
            'item_id',
            int(all.fn.sum('on_hand')).as('on_hand'),
            int(all.fn.sum('reserved')).as('reserved'),
          ])
          .groupBy(['catalog_id', 'item_id'])
          .as('m'),
      (join) =>
        join.onRef('m.catalog_id', '=', 'i.catalog_id').onRef('m.item_id', '=', 'i.item_id'),
    )
    .leftJoin(
      (tables) =>
        tables
          .selectFrom(heldLines)
          .innerJoin('checkouts as k', 'k.id', 'l.checkout_id')
          .select((all) => ['l.catalog_id', 'l.item_id', int(all.fn.sum('l.units')).as('units')])
          .where('k.closed_at', 'is', null)
          .groupBy(['l.catalog_id', 'l.item_id'])
          .as('h'),
      (join) =>
        join.onRef('h.catalog_id', '=', 'i.catalog_id').onRef('h.item_id', '=', 'i.item_id'),
    )
    .select(({ fn, ref }) => {
      const none = literal<number>(0);
      return [
        'i.catalog_id as catalogId',
        'i.item_id as itemId',
        jsonBuildObject({ onHand: ref('i.on_hand'), reserved: ref('i.reserved') }).as('record'),
        jsonBuildObject({
          onHand: fn.coalesce('m.on_hand', none),
          reserved: fn.coalesce('m.reserved', none),
        }).as('ledger'),
        fn.coalesce('h.units', none).as('held'),
      ];
    })
    .where(({ eb, fn, or }) =>
      or([
        eb('i.on_hand', '<>', fn.coalesce('m.on_hand', literal(0))),
        eb('i.reserved', '<>', fn.coalesce('m.reserved', literal(0))),
        eb('i.reserved', '<>', fn.coalesce('h.units', literal(0))),
      ]),
    );

const findDifferences = (em: EntityManager): Promise<StockDifference[]> =>
  differencesOf(em).orderBy('i.catalog_id').orderBy('i.item_id').execute();

/**
 * Repairs one item's counts and ledger.
 * @returns undefined if the counts already agree
 */
async function repairItem(tx: EntityManager, item: ItemKey): Promise<StockDifference | undefined> {
  await lockItems(tx, [item]);
  const difference = await differencesOf(tx)
    .where('i.catalog_id', '=', item.catalogId)
    .where('i.item_id', '=', item.itemId)
    .executeTakeFirst();
  if (difference === undefined) return undefined;
  const { ledger, record, held } = difference;
  const reserved = Math.min(held, record.onHand);
  await db(tx)
    .updateTable('catalog_items')
    .set({ reserved })
    .where('catalog_id', '=', item.catalogId)
    .where('item_id', '=', item.itemId)
    .execute();
  if (record.onHand !== ledger.onHand || reserved !== ledger.reserved) {
    tx.create(StockMovement, {
      catalogId: item.catalogId,
      itemId: item.itemId,
      reason: 'correction',
      onHand: record.onHand - ledger.onHand,
      reserved: reserved - ledger.reserved,
      onHandAfter: record.onHand,
      reservedAfter: reserved,
      subject: 'reconcile command',
    });
  }
  if (reserved !== record.reserved) {
    const id = itemIdOf(item.catalogId, item.itemId);
    const inventory = record.onHand - reserved;
    recordEvent(tx, { type: 'stock.changed', data: { id, inventory }, at: new Date() });
  }
  return difference;
}
