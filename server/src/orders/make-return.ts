import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { shareOfLine, totalOf } from '@spindle/sdk/domain/orders/charges';
import { unitsReturnable } from '@spindle/sdk/domain/orders/owed';
import type { ReturnReason } from '@spindle/sdk/domain/orders/return-reasons';
import {
  moreThanPurchased,
  nothingToReturn,
  refuseReturn,
} from '@spindle/sdk/domain/orders/returns';
import { shareOfUnits } from '@spindle/sdk/domain/orders/share-of-units';
import type { Refusal } from '@spindle/sdk/domain/refusal';
import { recordEvent } from '../events/record-event.ts';
import { perItem } from '../inventory/stock.ts';
import { Payment } from '../payments/payment.entity.ts';
import { copySoldLine } from '../payments/sold-fields.ts';
import type { Services } from '../services.ts';
import { mailReturn } from './mail-jobs.ts';
import { Order } from './order.entity.ts';
import { readOwed } from './owed.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { pickOrderId } from './pick-order-id.ts';

export interface ReturnedItem {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
  reason?: ReturnReason | undefined;
}

interface WantedReturn {
  /** The order, not locked yet. */
  known: Order;
  items: readonly ReturnedItem[];
  /** As the history has it. */
  why: string;
  actorId: string;
  /** Infinity where it is never too late. */
  windowDays: number;
}

/** A child order holds what is sent back; the parent stays as it is. The customer is told by mail. */
export async function makeReturn(
  em: EntityManager,
  services: Services,
  { known, items, windowDays, ...by }: WantedReturn,
): Promise<Order | Refusal> {
  // the payment first, like whoever moves money: the return's row refers to it
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
  const order = await em.findOneOrFail(Order, { id: known.id }, lock);
  const lines = await em.find(OrderLine, { order: order.id }, { orderBy: { position: 'asc' } });
  const owed = await readOwed(em, order.id);
  const refusal = refuseReturn(
    {
      isReturn: order.parent !== null,
      isDigital: order.isDigital(),
      orderState: order.orderState,
      shippedAt: order.shippedAt,
      hold: owed.hold,
    },
    services.now(),
    windowDays,
  );
  if (refusal) return refusal;
  const requested = perItem(items.map((item) => ({ ...item, itemId: item.catalogItemId }))).filter(
    ({ quantity }) => quantity > 0,
  );
  if (requested.length === 0) return nothingToReturn;
  const taken: TakenLine[] = [];
  for (const { catalogId, itemId, quantity } of requested) {
    const line = lines.find((one) => one.catalogId === catalogId && one.itemId === itemId);
    const sold = owed.lines.find(({ id }) => id === line?.id);
    if (!line || !sold) return moreThanPurchased;
    const { quantity: bought, returnedQuantity } = line;
    const { refunds } = sold;
    if (unitsReturnable({ quantity: bought, returnedQuantity, refunds }) < quantity) {
      return moreThanPurchased;
    }
    const reason = items.find(
      (one) => one.catalogId === catalogId && one.catalogItemId === itemId && one.reason,
    )?.reason;
    taken.push({ line, quantity, reason });
  }
  const child = await createChild(em, services, { parent: order, taken, ...by });
  await services.jobs.send(em, mailReturn, { orderId: child.id });
  return child;
}

interface TakenLine {
  line: OrderLine;
  quantity: number;
  reason: ReturnReason | undefined;
}

interface Child {
  parent: Order;
  taken: readonly TakenLine[];
  why: string;
  actorId: string;
}

async function createChild(
  em: EntityManager,
  services: Pick<Services, 'now'>,
  { parent, taken, why, actorId }: Child,
): Promise<Order> {
  const now = services.now();
  const id = await pickOrderId(em);
  const shares = taken.map(({ line, quantity, reason }) => ({
    line,
    quantity,
    returnReason: reason ?? null,
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
    em.create(OrderLine, { ...copySoldLine(line), order: child, position, ...share });
    line.returnedQuantity += share.quantity;
  }
  const data = { id, orderId: parent.id, orderState: 'RETURN_REQUESTED' };
  recordEvent(em, { type: 'return.requested', data, at: now });
  parent.openReturns += 1;
  parent.updatedAt = now;
  em.create(OrderEvent, { order: child, at: now, actorId, to: 'RETURN_REQUESTED', why });
  em.create(OrderEvent, { order: parent, at: now, actorId, from: 'SHIPPED', to: 'SHIPPED', why });
  return child;
}
