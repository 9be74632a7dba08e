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
  /** Units put on the shelf by it; negative for units taken away. */
  difference: number;
  subject: string;
  user: { email: string };
  now: Date;
}

/**
 * Enters into the ledger how an item, whose row is locked or new, came to its present count, and
 * tells other programs.
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
