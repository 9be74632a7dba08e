import type { EntityManager } from '@mikro-orm/postgresql';
import { returnToShelf } from '../../inventory/return-to-shelf.ts';
import { giveBack } from '../refunds/give-back.ts';
import { refundReturned } from '@spindle/sdk/domain/refunds/refund-rest';
import type { Services } from '../../services.ts';
import { mailDecision } from '../mail-jobs.ts';
import { moveOrder } from '../move-order.ts';
import type { Order } from '../order.entity.ts';
import { OrderEvent } from '../order-event.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { priceReturn } from './price-return.ts';
import type { StaffMove } from './staff-move.ts';
import {
  returnDenied,
  returnReceived,
  returnRefunded,
  returnRefundedWhy,
  type ReturnDecision,
} from '@spindle/sdk/domain/orders/returns';

type Needed = Pick<Services, 'now' | 'jobs'>;

/** Staff decide about a return; its order keeps its own state. Answers what is said of it. */
export async function moveReturn(
  em: EntityManager,
  services: Needed,
  move: StaffMove & { parent: Order },
): Promise<string> {
  const { order, parent, actor, now } = move;
  const { why, reason } = await decide(em, services, move);
  const to = parent.orderState;
  parent.updatedAt = now;
  em.create(OrderEvent, { order: parent, at: now, actorId: actor.id, from: to, to, why });
  const decision = move.to === 'CANCELLED' ? 'DENIED' : move.to;
  if (decision === 'RETURNED' || decision === 'REFUNDED' || decision === 'DENIED') {
    await services.jobs.send(em, mailDecision, { orderId: order.id, decision });
  }
  return reason;
}

async function decide(
  em: EntityManager,
  services: Needed,
  move: StaffMove & { parent: Order },
): Promise<ReturnDecision> {
  const { payment, order, parent, to, actor, now } = move;
  const record = (why: string) => moveOrder(em, order, { to, why, actorId: actor.id, now });
  const lines = await em.find(OrderLine, { order: order.id }, { orderBy: { position: 'asc' } });
  if (to === 'RETURNED') {
    if (move.restock) {
      const subject = `order ${order.id}`;
      await returnToShelf(em, lines, { subject, actorEmail: actor.email });
    }
    const decision = returnReceived(move.restock);
    await record(decision.why);
    return decision;
  }
  const sold = await em.find(OrderLine, { order: parent.id });
  parent.openReturns -= 1;
  if (to === 'CANCELLED') {
    for (const { catalogId, itemId, quantity } of lines) {
      const line = sold.find((one) => one.catalogId === catalogId && one.itemId === itemId);
      if (line) line.returnedQuantity -= quantity;
    }
    await record(returnDenied.why);
    return returnDenied;
  }
  const cents = await giveBack(em, services, {
    payment,
    order,
    choose(money) {
      const back = lines.map(({ catalogId, itemId, quantity }) => ({
        catalogId,
        catalogItemId: itemId,
        quantity,
      }));
      const parts = refundReturned(money, back);
      priceReturn({ order, lines, parts });
      return parts;
    },
    reason: returnRefundedWhy,
  });
  const decision = returnRefunded(cents);
  await record(decision.why);
  return decision;
}
