import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOfMove } from '@spindle/sdk/domain/events/event-of-move';
import { recordEvent, recordOrderEvent } from '../events/record-event.ts';
import type { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { canMove, type OrderState } from '@spindle/sdk/domain/orders/transitions';

interface Note {
  why: string;
  /** Null for the shop itself. */
  actorId?: string | null;
  now: Date;
}

/** Enters into an order's history what happened to it; its state stays. */
export function addOrderEvent(
  em: EntityManager,
  order: Order,
  { why, actorId = null, now }: Note,
): void {
  const { orderState } = order;
  order.updatedAt = now;
  em.create(OrderEvent, { order, at: now, actorId, from: orderState, to: orderState, why });
}

interface Move extends Note {
  to: OrderState;
  /** The number of the parcel that is none any more. */
  voided?: string;
}

/**
 * The one way an order's state changes: by the table of moves, with an entry in its history and an
 * event for other programs.
 * @throws Error for a move the table does not have: callers ask `canMove` first
 */
export async function moveOrder(
  em: EntityManager,
  order: Order,
  { to, why, actorId = null, now, voided }: Move,
): Promise<void> {
  const from = order.orderState;
  if (!canMove(from, to)) throw new Error(`order ${order.id} cannot move from ${from} to ${to}`);
  order.orderState = to;
  order.updatedAt = now;
  // what is not to be shipped any more lies no longer in its parcel
  if (from === 'PICKED' && to !== 'SHIPPED') order.packingId = null;
  em.create(OrderEvent, { order, at: now, actorId, from, to, why });
  const { id, parent, shippingGroup, trackingNumber } = order;
  const type = eventOfMove({ isReturn: parent !== null, shippingGroup, from, to });
  if (type === null) return;
  const data = {
    id,
    orderState: to,
    ...(parent && { orderId: parent.id }),
    ...(type === 'order.shipped' && { trackingNumber }),
    ...(voided !== undefined && { trackingNumber: voided }),
  };
  if (parent) recordEvent(em, { type, data, at: now });
  else await recordOrderEvent(em, { type, data, at: now });
}
