import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { condition } from '../database/expressions.ts';
import { db } from '../database/db.ts';
import { query } from '../database/query.ts';
import { buyable, unreserved } from './buyable.ts';
import { partUnits, type FrozenPart } from '@spindle/sdk/domain/orders/sold-parts';
import type { MovementReason } from './stock-movement.entity.ts';

export interface StockDemand {
  catalogId: string;
  itemId: string;
  quantity: number;
  /** The parts of a kit, which are taken from stock instead of the kit. */
  parts?: readonly FrozenPart[] | null | undefined;
}

/**
 * Adds up the quantities per item, with kits as their parts. The result is sorted in the order in
 * which rows are always locked.
 */
export function perItem(lines: readonly StockDemand[]): StockDemand[] {
  const demands = new Map<string, StockDemand>();
  for (const { catalogId, itemId, quantity } of partUnits(lines)) {
    const key = `${catalogId}_${itemId}`;
    const sum = (demands.get(key)?.quantity ?? 0) + quantity;
    demands.set(key, { catalogId, itemId, quantity: sum });
  }
  return [...demands.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, demand]) => demand);
}

/** Locks the items' rows in a fixed order so that concurrent buyers can't deadlock. */
export const lockItems = (
  em: EntityManager,
  items: readonly { catalogId: string; itemId: string }[],
) =>
  itemsToLock(em)
    .where(
      condition`(i.catalog_id, i.item_id) in (select * from unnest(
            ${items.map((item) => item.catalogId)}::text[], ${items.map((item) => item.itemId)}::text[]))`,
    )
    .execute();

/** Builds the statement for `lockItems`. The caller adds the condition that selects items `i`. */
export const itemsToLock = (em: EntityManager) =>
  db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select([
      'i.catalog_id as catalogId',
      'i.item_id as itemId',
      'i.title',
      'i.price_cents as price',
      'i.sale_price_cents as salePrice',
      'i.sale_starts as saleStarts',
      'i.sale_ends as saleEnds',
      'i.break_quantities as breakQuantities',
      'i.break_prices_cents as breakPrices',
      'i.digital',
      'i.subscription',
      'i.kit',
      buyable.as('buyable'),
      unreserved.as('available'),
    ])
    .orderBy('i.catalog_id')
    .orderBy('i.item_id')
    .forNoKeyUpdate('i');

export interface StockChange {
  catalogId: string;
  itemId: string;
  /** Units added to the stock. Negative for removed units. */
  onHand: number;
  /** Units newly reserved for a checkout. Negative for released units. */
  reserved: number;
  reason: MovementReason;
}

export interface StockCause {
  /**
   * The reason for the movement, for example `checkout 019a3b5c-…` or `order 6f0c1f3a-…`. Null if
   * unspecified.
   */
  subject: string | null;
  /** Null if the shop itself or a customer caused the movement. */
  actorEmail?: string | null;
}

/**
 * Changes stock, records the change in the ledger and notifies webhooks of changed availability,
 * all in one statement. The caller has locked the rows with `lockItems` in the same transaction.
 * Check constraints reject negative counts and reservations above the stock.
 */
export async function changeStock(
  em: EntityManager,
  changes: readonly StockChange[],
  { subject, actorEmail = null }: StockCause,
): Promise<void> {
  const moving = changes.filter((change) => change.onHand !== 0 || change.reserved !== 0);
  if (moving.length === 0) return;
  await query(
    em,
    `with moved as (
       update catalog_items i
          set on_hand = i.on_hand + change.on_hand, reserved = i.reserved + change.reserved
         from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[], $6::uuid[], $9::uuid[])
                as change (catalog_id, item_id, on_hand, reserved, reason, id, event_id)
        where i.catalog_id = change.catalog_id and i.item_id = change.item_id
       returning change.*, i.on_hand as on_hand_after, i.reserved as reserved_after),
     told as (
       insert into events (id, type, subject, data, at)
       select event_id, 'stock.changed', catalog_id || '_' || item_id,
              jsonb_build_object('id', catalog_id || '_' || item_id,
                                 'inventory', on_hand_after - reserved_after),
              clock_timestamp()
         from moved where on_hand <> reserved)
     insert into stock_movements (id, catalog_id, item_id, reason, on_hand, reserved,
                                  on_hand_after, reserved_after, subject, actor_email)
     select id, catalog_id, item_id, reason, on_hand, reserved,
            on_hand_after, reserved_after, $7, $8
       from moved`,
    [
      moving.map((change) => change.catalogId),
      moving.map((change) => change.itemId),
      moving.map((change) => change.onHand),
      moving.map((change) => change.reserved),
      moving.map((change) => change.reason),
      moving.map(() => newId()),
      subject,
      actorEmail,
      moving.map(() => newId()),
    ],
  );
}

/** Locks the items and changes their stock. Lines for the same item are added up. */
export async function lockAndChangeStock(
  em: EntityManager,
  lines: readonly StockDemand[],
  change: (demand: StockDemand) => Pick<StockChange, 'onHand' | 'reserved' | 'reason'>,
  cause: StockCause,
): Promise<void> {
  const demands = perItem(lines);
  if (demands.length === 0) return;
  await lockItems(em, demands);
  await changeStock(
    em,
    demands.map((demand) => ({ ...demand, ...change(demand) })),
    cause,
  );
}
