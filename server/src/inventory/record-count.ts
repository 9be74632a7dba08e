import type { EntityManager } from '@mikro-orm/postgresql';
import { itemIdOf } from '@spindle/sdk/domain/events/item-change';
import { newId } from '../database/base.ts';
import { recordEvent, recordEvents, type NewEvent } from '../events/record-event.ts';
import { StockMovement, type MovementReason } from './stock-movement.entity.ts';

export interface CountedItem {
  catalogId: string;
  itemId: string;
  onHand: number;
  reserved: number;
}

export interface NewCount {
  reason: MovementReason;
  /** Units added to the stock. Negative for removed units. */
  difference: number;
  subject: string;
  user: { email: string };
  now: Date;
}

/**
 * Records the change of an item's count in the ledger and notifies webhooks. The item's row must be
 * locked or new.
 */
export function recordCount(tx: EntityManager, item: CountedItem, count: NewCount): void {
  if (count.difference === 0) return;
  recordEvent(tx, eventOf(item, count));
  tx.create(StockMovement, movementOf(item, count));
}

/** Does the same for many items, with one statement each for the ledger and the events. */
export async function recordCounts(
  tx: EntityManager,
  counts: readonly [CountedItem, NewCount][],
): Promise<void> {
  const changed = counts.filter(([, { difference }]) => difference !== 0);
  await recordEvents(
    tx,
    changed.map((count) => eventOf(...count)),
  );
  await tx.insertMany(
    StockMovement,
    changed.map((count) => ({ id: newId(), ...movementOf(...count) })),
  );
}

const eventOf = (
  { catalogId, itemId, onHand, reserved }: CountedItem,
  { now: at }: NewCount,
): NewEvent => {
  const id = itemIdOf(catalogId, itemId);
  return { type: 'stock.changed', data: { id, inventory: onHand - reserved }, at };
};

const movementOf = (
  { catalogId, itemId, onHand, reserved }: CountedItem,
  { reason, difference, subject, user }: NewCount,
) => ({
  catalogId,
  itemId,
  reason,
  onHand: difference,
  reserved: 0,
  onHandAfter: onHand,
  reservedAfter: reserved,
  subject,
  actorEmail: user.email,
});
