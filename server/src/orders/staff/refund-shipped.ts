import type { EntityManager } from '@mikro-orm/postgresql';
import { refundAtMost } from '../refunds/refund-at-most.ts';
import type { Services } from '../../services.ts';
import { mailDecision } from '../mail-jobs.ts';
import { moveOrder } from '../move-order.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { StaffMove } from './staff-move.ts';
import { shareOfUnits } from '@spindle/sdk/domain/orders/share-of-units';
import { refundedByStaff, restRefunded } from '@spindle/sdk/domain/orders/staff-moves';

/**
 * A shipped order is refunded without coming back: all units that no return has, not the shipping.
 * Answers how much, in cents.
 */
export async function refundShipped(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, order, actor, now }: StaffMove,
): Promise<number> {
  const lines = await em.find(OrderLine, { order: order.id });
  const left = lines.reduce((sum, { grossCents, quantity, returnedQuantity }) => {
    const units = quantity - returnedQuantity;
    return sum + shareOfUnits(grossCents, quantity, returnedQuantity, units);
  }, 0);
  moveOrder(em, order, { to: 'REFUNDED', why: refundedByStaff, actorId: actor.id, now });
  const cents = await refundAtMost(em, services, {
    payment,
    order,
    cents: left,
    reason: restRefunded,
  });
  await services.jobs.send(em, mailDecision, { orderId: order.id, decision: 'REFUNDED' });
  return cents;
}
