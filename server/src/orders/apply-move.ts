import type { EntityManager } from '@mikro-orm/postgresql';
import { totalOf } from '@spindle/sdk/domain/orders/charges';
import {
  decideMove,
  type RequestedMove,
  type MoveEmail,
} from '@spindle/sdk/domain/orders/decide-move';
import { movesMoney } from '@spindle/sdk/domain/orders/validate-move';
import { returnToShelf } from '../inventory/return-to-shelf.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { Services } from '../services.ts';
import { mailCancellation, mailDecision } from './mail-jobs.ts';
import { moveOrder } from './move-order.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';
import { orderShipped } from './order-shipped.ts';
import { readOwed } from './owed.ts';
import { readMoney } from './refunds/order-money.ts';
import { requestRefund } from './refunds/request-refund.ts';

interface MoveToApply extends RequestedMove {
  /**
   * The caller has locked the payment, the parent and the order, in that sequence. A return always
   * has a parent.
   */
  payment: Payment;
  parent: Order | null;
  order: Order;
  actorId: string;
  /** Null if the customer makes the move. */
  staffEmail: string | null;
}

/** Makes a move with all its effects. Returns the message for the person who made it. */
export async function applyMove(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, parent, order, actorId, staffEmail, ...move }: MoveToApply,
): Promise<string> {
  const now = services.now();
  const { to } = move;
  const returned = parent && (await linesOf(em, order));
  const paidOrder = movesMoney(order.orderState, to) ? (parent ?? order) : null;
  const changes = decideMove(
    {
      orderState: order.orderState,
      returned:
        returned &&
        returned.map(({ catalogId, itemId, quantity, parts }) => ({
          catalogId,
          catalogItemId: itemId,
          quantity,
          parts,
        })),
      money: paidOrder && (await readMoney(em, paidOrder.id)),
    },
    move,
  );
  if (changes.restocks) {
    // Exclude units refunded earlier: they were restocked or scrapped at that time.
    const lines = returned ?? (await readOwed(em, order.id)).lines;
    await returnToShelf(em, lines, { subject: `order ${order.id}`, actorEmail: staffEmail });
  }
  await moveOrder(em, order, { to, why: changes.why, actorId, now });
  if (changes.endsClaim) Object.assign(order, { claimedBy: null, claimedUntil: null });
  if (to === 'SHIPPED') order.shippedAt ??= now;
  if (changes.charges && returned) {
    for (const [at, line] of returned.entries()) Object.assign(line, changes.charges[at]);
    Object.assign(order, totalOf(returned));
  }
  if (parent) {
    const { orderState: from } = parent;
    parent.updatedAt = now;
    em.create(OrderEvent, { order: parent, at: now, actorId, from, to: from, why: changes.why });
    if (changes.closesReturn) parent.openReturns -= 1;
    if (to === 'CANCELLED') await releaseReturnedUnits(em, parent, returned ?? []);
  }
  if (changes.refund) await requestRefund(em, services, { payment, order, ...changes.refund });
  if (changes.email) await mail(em, services, order, changes.email);
  return changes.reason;
}

const linesOf = (em: EntityManager, order: Order) =>
  em.find(OrderLine, { order: order.id }, { orderBy: { position: 'asc' } });

/** Lets the customer return the units of a denied return again. */
async function releaseReturnedUnits(
  em: EntityManager,
  parent: Order,
  returned: readonly OrderLine[],
) {
  const sold = await linesOf(em, parent);
  for (const { catalogId, itemId, quantity } of returned) {
    const line = sold.find((one) => one.catalogId === catalogId && one.itemId === itemId);
    if (line) line.returnedQuantity -= quantity;
  }
}

async function mail(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  { id: orderId, shippedAt }: Order,
  email: MoveEmail,
): Promise<void> {
  if (email === 'SHIPPED') {
    await jobs.send(em, orderShipped, { orderId, shippedAt: shippedAt?.toISOString() });
  } else if (email === 'CANCELLED') await jobs.send(em, mailCancellation, { orderId });
  else await jobs.send(em, mailDecision, { orderId, decision: email });
}
