import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../services.ts';
import { cancelAndRefund } from '../cancel-and-refund.ts';
import { moveOrder } from '../move-order.ts';
import { orderShipped } from '../order-shipped.ts';
import type { Order } from '../order.entity.ts';
import { moveReturn } from './move-return.ts';
import { refundShipped } from './refund-shipped.ts';
import type { StaffMove } from './staff-move.ts';
import { byShop } from '@spindle/sdk/domain/orders/cancellation';
import {
  movedByStaff,
  orderCancelled,
  orderMoved,
  orderRefunded,
} from '@spindle/sdk/domain/orders/staff-moves';

/** Makes a move with all that follows from it for money, stock and mail. Answers what is said of it. */
export async function applyMove(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  move: StaffMove & { parent: Order | null },
): Promise<string> {
  const { payment, parent, order, to, actor, now } = move;
  if (parent) return moveReturn(em, services, { ...move, parent });
  if (to === 'CANCELLED') {
    const why = byShop;
    const actorId = actor.id;
    const cents = await cancelAndRefund(em, services, {
      payment,
      order,
      why,
      actorId,
      staffEmail: actor.email,
      now,
    });
    return orderCancelled(cents);
  }
  if (to === 'REFUNDED') {
    const cents = await refundShipped(em, services, move);
    return orderRefunded(cents);
  }
  const from = order.orderState;
  await moveOrder(em, order, { to, why: movedByStaff, actorId: actor.id, now });
  if (to === 'SHIPPED') {
    order.shippedAt ??= now;
    const shippedAt = order.shippedAt.toISOString();
    await services.jobs.send(em, orderShipped, { orderId: order.id, shippedAt });
  }
  if (to === 'PICKED') {
    order.claimedBy = null;
    order.claimedUntil = null;
  }
  return orderMoved(from, to);
}
