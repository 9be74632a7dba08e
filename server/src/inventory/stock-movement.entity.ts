import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { GeneratedInt8, TableOf } from '../database/tables.ts';

export const movementReasons = [
  /** The initial count of an item, or the sum of its old entries. */
  'opening',
  'reservation',
  'release',
  'sale',
  'return',
  /** Staff entered a different count. */
  'edit',
  /** A delivery arrived. */
  'receipt',
  /** Someone counted the stock. */
  'count',
  /** Units were broken or lost. */
  'loss',
  /** The reconcile command corrected the ledger. */
  'correction',
] as const;

export type MovementReason = (typeof movementReasons)[number];

const StockMovementSchema = defineEntity({
  name: 'StockMovement',
  tableName: 'stock_movements',
  properties: {
    id: id(),
    /** From the database clock, read under the item's lock, so all processes agree on the time. */
    at: timestamp().defaultRaw('clock_timestamp()'),
    /**
     * Also assigned under the item's lock, so an item's entries are in the order its units moved.
     */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    /** No foreign key, because ledger entries are kept after their items are deleted. */
    catalogId: p.text(),
    itemId: p.text(),
    reason: p.enum(movementReasons),
    /** Units added to the stock. Negative for removed units. */
    onHand: p.integer(),
    /** Units newly reserved for a checkout. Negative for released units. */
    reserved: p.integer(),
    onHandAfter: p.integer(),
    reservedAfter: p.integer(),
    /** The reason for the movement, for example `checkout 019a3b5c-…` or `order 6f0c1f3a-…`. */
    subject: p.text().strictNullable().default(null),
    actorEmail: p.text().strictNullable().default(null),
  },
  indexes: [
    { name: 'stock_movements_by_age', properties: ['at', 'position'] },
    {
      name: 'stock_movements_sold',
      properties: ['catalogId', 'itemId', 'at'],
      where: `reason = 'sale'`,
    },
    { name: 'stock_movements_of_an_item', properties: ['catalogId', 'itemId', 'position'] },
    { name: 'stock_movements_by_item', properties: ['itemId', 'at', 'position'] },
    { name: 'stock_movements_by_catalog', properties: ['catalogId', 'at', 'position'] },
    { name: 'stock_movements_by_reason', properties: ['reason', 'at', 'position'] },
  ],
  triggers: [
    {
      name: 'stock_movements_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `if current_setting('spindle.folds_movements', true) is distinct from 'on' then raise exception 'stock_movements takes additions only' using errcode = 'restrict_violation'; end if; return null`,
    },
  ],
});

/**
 * One change of an item's stock. An item's entries add up to its counts. Old entries are merged
 * into one (`fold-movements.ts`).
 */
export class StockMovement extends StockMovementSchema.class {}
StockMovementSchema.setClass(StockMovement);

declare module '../database/tables.ts' {
  interface Tables {
    stock_movements: TableOf<typeof StockMovementSchema, { position: GeneratedInt8 }>;
  }
}
