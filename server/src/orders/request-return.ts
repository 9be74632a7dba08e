import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { perItem } from '../inventory/stock.ts';
import { Payment } from '../payments/payment.entity.ts';
import { copySoldLine } from '../payments/sold-line.ts';
import type { Services } from '../services.ts';
import { mailReturn } from './mail-jobs.ts';
import { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { pickOrderId } from './pick-order-id.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { shareOfUnits } from '@spindle/sdk/domain/orders/share-of-units';
import { shareOfLine, totalOf } from '@spindle/sdk/domain/orders/charges';
import {
  moreThanPurchased,
  nothingToReturn,
  refuseReturn,
  requestedByCustomer,
  returnRequested,
} from '@spindle/sdk/domain/orders/returns';
import { done, refused, type Outcome } from '@spindle/sdk/domain/refusal';

interface ReturnRequest {
  orderId: string;
  userId: string;
  items: readonly { catalogId: string; catalogItemId: string; quantity: number }[];
}

/**
 * A customer asks to send units back: a child order holds them, the parent stays as it is.
 * @throws Failure 404 for an order that is not this customer's
 */
export async function requestReturn(
  services: Services,
  { orderId, userId, items }: ReturnRequest,
): Promise<Outcome> {
  const requested = perItem(items.map((item) => ({ ...item, itemId: item.catalogItemId }))).filter(
    ({ quantity }) => quantity > 0,
  );
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId, userId });
    if (!known) throw notFound(noSuch('order'));
    // the payment first, like whoever moves money: the return's row refers to it
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const order = await em.findOneOrFail(Order, { id: orderId }, lock);
    const lines = await em.find(OrderLine, { order: orderId }, { orderBy: { position: 'asc' } });
    const refusal = refuseReturn(
      {
        isReturn: order.parent !== null,
        isDigital: order.isDigital(),
        orderState: order.orderState,
        shippedAt: order.shippedAt,
      },
      services.now(),
      services.config.business.returnWindowDays,
    );
    if (refusal) return refused(refusal);
    if (requested.length === 0) return refused(nothingToReturn);
    const taken: TakenLine[] = [];
    for (const { catalogId, itemId, quantity } of requested) {
      const line = lines.find((one) => one.catalogId === catalogId && one.itemId === itemId);
      if (!line || line.quantity - line.returnedQuantity < quantity) {
        return refused(moreThanPurchased);
      }
      taken.push({ line, quantity });
    }
    const child = await makeReturn(em, services, order, taken);
    await services.jobs.send(em, mailReturn, { orderId: child.id });
    return done(returnRequested);
  });
}

interface TakenLine {
  line: OrderLine;
  quantity: number;
}

async function makeReturn(
  em: EntityManager,
  services: Services,
  parent: Order,
  taken: readonly TakenLine[],
): Promise<Order> {
  const now = services.now();
  const id = await pickOrderId(em);
  const shares = taken.map(({ line, quantity }) => ({
    line,
    quantity,
    ...shareOfLine(line, line.returnedQuantity, quantity),
    discountCents: shareOfUnits(line.discountCents, line.quantity, line.returnedQuantity, quantity),
  }));
  const child = em.create(Order, {
    id,
    userId: parent.userId,
    payment: parent.payment,
    parent,
    orderState: 'RETURN_REQUESTED',
    chargeStatus: parent.chargeStatus,
    ...totalOf(shares),
    shippingCents: 0,
    shippingGroup: parent.shippingGroup,
    shipping: parent.shipping,
    createdAt: now,
    updatedAt: now,
  });
  for (const [position, { line, ...share }] of shares.entries()) {
    const { quantity } = share;
    em.create(OrderLine, { ...copySoldLine(line), order: child, position, ...share });
    line.returnedQuantity += quantity;
  }
  parent.openReturns += 1;
  parent.updatedAt = now;
  const why = requestedByCustomer;
  const actorId = parent.userId;
  em.create(OrderEvent, { order: child, at: now, actorId, to: 'RETURN_REQUESTED', why });
  em.create(OrderEvent, { order: parent, at: now, actorId, from: 'SHIPPED', to: 'SHIPPED', why });
  return child;
}
