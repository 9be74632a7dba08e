import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { canMove, type OrderState } from '@spindle/sdk/domain/orders/transitions';

interface Move {
  to: OrderState;
  why: string;
  /** Null for the shop itself. */
  actorId: string | null;
  now: Date;
}

/**
 * The one way an order's state changes: by the table of moves, with an entry in its history.
 * @throws Error for a move the table does not have: callers ask `canMove` first
 */
export function moveOrder(em: EntityManager, order: Order, { to, why, actorId, now }: Move): void {
  const from = order.orderState;
  if (!canMove(from, to)) throw new Error(`order ${order.id} cannot move from ${from} to ${to}`);
  order.orderState = to;
  order.updatedAt = now;
  // what is not to be shipped any more lies no longer in its parcel
  if (from === 'PICKED' && to !== 'SHIPPED') order.packingId = null;
  em.create(OrderEvent, { order, at: now, actorId, from, to, why });
}
