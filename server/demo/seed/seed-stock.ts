import type { EntityManager } from '@mikro-orm/postgresql';
import { publishedItems } from '@spindle/sdk/demo/catalogs/published-items';
import { historyOf } from '@spindle/sdk/demo/orders/history';
import type { PlannedPayment } from '@spindle/sdk/demo/orders/plan';
import { shelfMoves } from '@spindle/sdk/demo/orders/shelf-moves';
import { newId } from '../../src/database/base.ts';
import { StockMovement } from '../../src/inventory/stock-movement.entity.ts';

/** Before the first order. */
const OPENED_DAYS_AGO = 95;

/**
 * Writes the stock movements that led to the current stock. An item's ids ascend in the order its
 * units moved.
 */
export function seedStock(em: EntityManager, now: Date, payments: readonly PlannedPayment[]): void {
  const opened = new Date(now.getTime() - OPENED_DAYS_AGO * 86_400_000);
  const orders = payments.flatMap((payment) =>
    payment.orders.map((order) => ({ ...order, history: historyOf(order, payment) })),
  );
  const moves = publishedItems().flatMap(({ catalogId, item }) =>
    shelfMoves({ ...item, catalogId }, orders, { opened, now }).map((move) => ({
      ...move,
      catalogId,
      itemId: item.catalogItemId,
    })),
  );
  for (const { actor, ...move } of moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    em.create(StockMovement, {
      id: newId(),
      ...move,
      reserved: 0,
      reservedAfter: 0,
      actorEmail: actor,
    });
  }
}
