import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { totalOf } from '@spindle/sdk/domain/orders/charges';
import {
  decideReturn,
  type ReturnedShare,
  type ReturnRequest,
} from '@spindle/sdk/domain/orders/decide-return';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { recordEvent } from '../events/record-event.ts';
import { Payment } from '../payments/payment.entity.ts';
import { copySoldLine } from '../payments/sold-fields.ts';
import type { Services } from '../services.ts';
import { mailReturn } from './mail-jobs.ts';
import { Order } from './order.entity.ts';
import { readOwed } from './owed.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { pickOrderId } from './pick-order-id.ts';

interface NewReturn extends ReturnRequest {
  /** The order as read before it was locked. */
  known: Order;
  /** The text for the order history. */
  why: string;
  actorId: string;
}

/**
 * Creates a return as a child order that holds the returned units. The parent keeps its status. The
 * customer gets an email.
 */
export async function makeReturn(
  em: EntityManager,
  services: Services,
  { known, why, actorId, ...request }: NewReturn,
): Promise<Order | Rejection> {
  // Lock the payment first, like all code that moves money, because the return's row refers to it.
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
  const order = await em.findOneOrFail(Order, { id: known.id }, lock);
  const lines = await em.find(OrderLine, { order: order.id }, { orderBy: { position: 'asc' } });
  const owed = await readOwed(em, order.id);
  const facts = {
    isReturn: order.parent !== null,
    isDigital: order.isDigital(),
    orderState: order.orderState,
    shippedAt: order.shippedAt,
    hold: owed.hold,
    lines: owed.lines.flatMap(({ id, refunds }) => {
      const sold = lines.find((line) => line.id === id);
      if (!sold) return [];
      const { catalogId, itemId: catalogItemId, quantity, returnedQuantity, parts } = sold;
      const { grossCents, taxCents, discountCents } = sold;
      const charged = { grossCents, taxCents, discountCents };
      const key = { catalogId, catalogItemId };
      return [{ sold, ...key, quantity, returnedQuantity, parts, ...charged, refunds }];
    }),
  };
  const returned = decideReturn(facts, request, services.now());
  if ('code' in returned) return returned;
  const child = await createChild(em, services, { parent: order, returned, why, actorId });
  await services.jobs.send(em, mailReturn, { orderId: child.id });
  return child;
}

interface Child {
  parent: Order;
  returned: readonly ReturnedShare<{ sold: OrderLine }>[];
  why: string;
  actorId: string;
}

async function createChild(
  em: EntityManager,
  services: Pick<Services, 'now'>,
  { parent, returned, why, actorId }: Child,
): Promise<Order> {
  const now = services.now();
  const id = await pickOrderId(em);
  const child = em.create(Order, {
    id,
    userId: parent.userId,
    payment: parent.payment,
    parent,
    orderState: 'RETURN_REQUESTED',
    chargeStatus: parent.chargeStatus,
    ...totalOf(returned),
    shippingCents: 0,
    shippingGroup: parent.shippingGroup,
    shipping: parent.shipping,
    createdAt: now,
    updatedAt: now,
  });
  for (const [position, { line, ...share }] of returned.entries()) {
    em.create(OrderLine, { ...copySoldLine(line.sold), order: child, position, ...share });
    line.sold.returnedQuantity += share.quantity;
  }
  const data = { id, orderId: parent.id, orderState: 'RETURN_REQUESTED' };
  recordEvent(em, { type: 'return.requested', data, at: now });
  parent.openReturns += 1;
  parent.updatedAt = now;
  em.create(OrderEvent, { order: child, at: now, actorId, to: 'RETURN_REQUESTED', why });
  em.create(OrderEvent, { order: parent, at: now, actorId, from: 'SHIPPED', to: 'SHIPPED', why });
  return child;
}
