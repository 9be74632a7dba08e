import type { EntityManager } from '@mikro-orm/postgresql';
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
  user?: { email: string };
  /** Told of the past; else the moment it is entered. */
  at?: Date;
}

/** Enters into the ledger how an item, whose row is locked or new, came to its present count. */
export function recordCount(
  tx: EntityManager,
  item: CountedItem,
  { reason, difference, subject, user, at }: NewCount,
): void {
  if (difference === 0) return;
  tx.create(StockMovement, {
    ...(at && { at }),
    catalogId: item.catalogId,
    itemId: item.itemId,
    reason,
    onHand: difference,
    reserved: 0,
    onHandAfter: item.onHand,
    reservedAfter: item.reserved,
    subject,
    actorEmail: user?.email ?? null,
  });
}
