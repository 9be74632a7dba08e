import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOfMove } from '@spindle/sdk/domain/events/event-of-move';
import { recordEvent, recordOrderEvent } from '../events/record-event.ts';
import type { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { requireMove, type OrderState } from '@spindle/sdk/domain/orders/transitions';

interface Note {
  why: string;
  /** Null if the shop itself acts. */
  actorId?: string | null;
  now: Date;
}

/** Adds an entry to an order's history without changing the order's status. */
export function addOrderEvent(
  em: EntityManager,
  order: Order,
  { why, actorId = null, now }: Note,
): void {
  const { orderState } = order;
  order.updatedAt = now;
  em.create(OrderEvent, { order, at: now, actorId, from: orderState, to: orderState, why });
}

interface OrderMove extends Note {
  to: OrderState;
  /** Tracking number of the voided parcel. */
  voided?: string;
}

/**
 * Changes an order's status. All status changes go through this function, which follows the table
 * of moves, adds a history entry and records the event for subscribers.
 * @throws Error for a move that the table does not allow. Callers check `canMove` first.
 */
export async function moveOrder(
  em: EntityManager,
  order: Order,
  { to, why, actorId = null, now, voided }: OrderMove,
): Promise<void> {
  const from = order.orderState;
  const { endsPacking } = requireMove(from, to, order.id);
  order.orderState = to;
  order.updatedAt = now;
  if (endsPacking) order.packingId = null;
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
