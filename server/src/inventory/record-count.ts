import type { EntityManager } from '@mikro-orm/postgresql';
import { itemIdOf } from '@spindle/sdk/domain/events/item-change';
import { recordEvent } from '../events/record-event.ts';
import { StockMovement, type MovementReason } from './stock-movement.entity.ts';

interface CountedItem {
  catalogId: string;
  itemId: string;
  onHand: number;
  reserved: number;
}

interface NewCount {
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
export function recordCount(
  tx: EntityManager,
  item: CountedItem,
  { reason, difference, subject, user, now }: NewCount,
): void {
  if (difference === 0) return;
  const id = itemIdOf(item.catalogId, item.itemId);
  const inventory = item.onHand - item.reserved;
  recordEvent(tx, { type: 'stock.changed', data: { id, inventory }, at: now });
  tx.create(StockMovement, {
    catalogId: item.catalogId,
    itemId: item.itemId,
    reason,
    onHand: difference,
    reserved: 0,
    onHandAfter: item.onHand,
    reservedAfter: item.reserved,
    subject,
    actorEmail: user.email,
  });
}
