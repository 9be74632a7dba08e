import type { EntityManager } from '@mikro-orm/postgresql';
import { refundRest } from '@spindle/sdk/domain/refunds/refund-rest';
import { giveBack } from '../refunds/give-back.ts';
import type { Services } from '../../services.ts';
import { mailDecision } from '../mail-jobs.ts';
import { moveOrder } from '../move-order.ts';
import type { StaffMove } from './staff-move.ts';
import { refundedByStaff, restRefunded } from '@spindle/sdk/domain/orders/staff-moves';

/**
 * A shipped order is refunded without coming back: all that is left of its lines, not the shipping.
 * Answers how much, in cents.
 */
export async function refundShipped(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, order, actor, now }: StaffMove,
): Promise<number> {
  await moveOrder(em, order, { to: 'REFUNDED', why: refundedByStaff, actorId: actor.id, now });
  const cents = await giveBack(em, services, {
    payment,
    order,
    choose: (money) => refundRest(money, { shipping: false }),
    reason: restRefunded,
  });
  await services.jobs.send(em, mailDecision, { orderId: order.id, decision: 'REFUNDED' });
  return cents;
}
