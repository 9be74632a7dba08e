import type { EntityManager } from '@mikro-orm/postgresql';
import { itemIdOf } from '@spindle/sdk/domain/events/item-change';
import { db } from '../database/db.ts';
import { anyOf, literal, trim } from '../database/expressions.ts';
import { recordEvent } from '../events/record-event.ts';
import { sellable } from './kits.ts';

interface HappenedEvent {
  type: string;
  /** For a change of stock, the item's id in events: `spindles_er20`. */
  subject: string;
}

const STOCK_CHANGED = 'stock.changed';

/**
 * Records an event for each kit that has other units than its last event says, among the kits with
 * parts in these events. Runs where only one transaction at a time numbers committed events, so two
 * changes of different parts can't both miss the other's.
 */
export async function recordKitStock(
  tx: EntityManager,
  events: readonly HappenedEvent[],
  at: Date,
): Promise<void> {
  const changed = events.filter(({ type }) => type === STOCK_CHANGED);
  if (changed.length === 0) return;
  const parts = [...new Set(changed.map(({ subject }) => subject.replace('_', '/')))];
  for (const { catalogId, itemId, inventory } of await kitsOf(tx, parts)) {
    const id = itemIdOf(catalogId, itemId);
    if ((await lastKnown(tx, id)) === inventory) continue;
    recordEvent(tx, { type: STOCK_CHANGED, data: { id, inventory }, at });
  }
}

/** @param parts as in attributes: `spindles/er20` */
const kitsOf = (tx: EntityManager, parts: readonly string[]) =>
  db(tx)
    .selectFrom('catalog_items as i')
    .select(['i.catalog_id as catalogId', 'i.item_id as itemId', sellable().as('inventory')])
    .where('i.kit', '=', true)
    .where('i.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('item_attributes as a')
          .select('a.attribute_id')
          .whereRef('a.catalog_id', '=', 'i.catalog_id')
          .whereRef('a.item_id', '=', 'i.item_id')
          .where('a.type', '=', literal('COMPONENT'))
          .where(({ eb, ref }) => eb(trim(ref('a.value')), '=', anyOf(parts))),
      ),
    )
    .execute();

async function lastKnown(tx: EntityManager, id: string): Promise<unknown> {
  const last = await db(tx)
    .selectFrom('events')
    .select('data')
    .where('type', '=', literal(STOCK_CHANGED))
    .where('subject', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.data.inventory;
}
