import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { GeneratedInt8, TableOf } from '../database/tables.ts';

export const movementReasons = [
  /** The count an item is made with, or what its entries of before added up to. */
  'opening',
  'reservation',
  'release',
  'sale',
  'return',
  /** Staff typed another count. */
  'edit',
  /** Goods came. */
  'receipt',
  /** The shelf was counted. */
  'count',
  /** Broken or lost. */
  'loss',
  /** The reconcile command brought ledger and count together. */
  'correction',
] as const;

export type MovementReason = (typeof movementReasons)[number];

const StockMovementSchema = defineEntity({
  name: 'StockMovement',
  tableName: 'stock_movements',
  properties: {
    id: id(),
    /** By the database's clock, under the lock on the item: every process tells the same time. */
    at: moment().defaultRaw('clock_timestamp()'),
    /** Given under that lock too: an item's entries ascend in the order its units moved. */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    /** No foreign key: the ledger outlives what it tells of. */
    catalogId: p.text(),
    itemId: p.text(),
    reason: p.enum(movementReasons),
    /** Units put on the shelf; negative for units that left it. */
    onHand: p.integer(),
    /** Units newly held for a checkout; negative for units let go. */
    reserved: p.integer(),
    onHandAfter: p.integer(),
    reservedAfter: p.integer(),
    /** `checkout 019a3b5c-…`, `order 6f0c1f3a-…` */
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

/** One change of an item's stock. An item's entries add up to its counts. Old ones become one (`fold-movements.ts`). */
export class StockMovement extends StockMovementSchema.class {}
StockMovementSchema.setClass(StockMovement);

declare module '../database/tables.ts' {
  interface Tables {
    stock_movements: TableOf<typeof StockMovementSchema, { position: GeneratedInt8 }>;
  }
}
