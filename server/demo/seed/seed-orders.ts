import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../src/database/base.ts';
import { OrderEvent } from '../../src/orders/order-event.entity.ts';
import { OrderLabel } from '../../src/orders/order-label.entity.ts';
import { OrderLine } from '../../src/orders/order-line.entity.ts';
import { Order } from '../../src/orders/order.entity.ts';
import { Payment } from '../../src/payments/payment.entity.ts';
import { Refund } from '../../src/orders/refunds/refund.entity.ts';
import { historyOf } from '@spindle/sdk/demo/orders/history';
import { RefundLine } from '../../src/orders/refunds/refund-line.entity.ts';
import { partsOfPlanned } from '@spindle/sdk/demo/orders/refund-parts';
import { trackingStatusOf } from '@spindle/sdk/demo/orders/tracking-status';
import type { PlannedOrder, PlannedPayment } from '@spindle/sdk/demo/orders/plan';
import { nameOf, personCalled, type DemoPerson } from '@spindle/sdk/demo/people';
import { labelUrl, shipmentId, trackingUrl } from './provider-parcels.ts';
import { providerIds } from './provider-payments.ts';
import { demoCustomerId } from '../../src/identity/demo-accounts/find-demo-accounts.ts';
import { postal } from './seed-people.ts';

interface SeedContext {
  em: EntityManager;
  userIds: ReadonlyMap<string, string>;
  sandboxUrl: string;
  now: Date;
}

/** Writes a planned payment with its orders, returns, refunds and their history. */
export async function seedPayment(input: SeedContext, planned: PlannedPayment): Promise<void> {
  const { em, userIds, sandboxUrl } = input;
  const buyer = personCalled(planned.email);
  const ids = providerIds(planned);
  const refunding = planned.orders.flatMap((order) => order.refunds);
  const payment = em.create(Payment, {
    id: newId(),
    userId: idOf(userIds, buyer.email),
    sessionId: ids.session,
    paymentIntentId: ids.intent,
    chargeId: ids.charge,
    customerId: demoCustomerId(buyer.email),
    amountCents: planned.totalCents,
    refundingCents: refunding.reduce((sum, refund) => sum + refund.amountCents, 0),
    chargeStatus: 'succeeded',
    receiptUrl: `${sandboxUrl}/receipts/${ids.charge}`,
    balanceTransaction: ids.balance,
    paymentMethod: `${planned.card.brand} •••• ${planned.card.last4}`,
    billing: { address: postal(buyer), phone: buyer.phone, name: nameOf(buyer) },
    paidAt: planned.paidAt,
  });
  const made = new Map<string, Order>();
  const sold = new Map<string, OrderLine[]>();
  for (const order of planned.orders) {
    const parent = order.parentId === null ? null : (made.get(order.parentId) ?? null);
    const returns = planned.orders.filter(({ parentId }) => parentId === order.orderId);
    const row = createOrder(input, { order, payment, parent, buyer, returns, planned });
    made.set(order.orderId, row);
    createLabel(em, row);
    // a return is inserted after its order, which it references
    if (returns.length > 0) await em.flush();
    sold.set(order.orderId, createLines(em, row, order, returns));
    for (const { actor, ...move } of historyOf(order, planned)) {
      const actorId = actor === null ? null : idOf(userIds, actor);
      em.create(OrderEvent, { order: row, actorId, ...move });
    }
    for (const [at, refund] of order.refunds.entries()) {
      const parts = partsOfPlanned(order, refund);
      const created = em.create(Refund, {
        payment,
        order: row,
        amountCents: refund.amountCents,
        shippingCents: parts.shipping,
        shippingTaxCents: parts.shippingTax,
        reason: refund.reason,
        state: 'SUCCEEDED',
        providerRefundId: ids.refund(order, at),
        createdAt: refund.at,
        settledAt: refund.at,
      });
      for (const part of parts.lines) {
        const bought = sold.get(order.parentId ?? order.orderId) ?? [];
        const orderLine = bought.find(
          ({ catalogId, itemId }) => catalogId === part.catalogId && itemId === part.catalogItemId,
        );
        if (!orderLine)
          throw new Error(`the original order does not contain ${part.catalogItemId}`);
        const { quantity, amount: amountCents, tax: taxCents } = part;
        em.create(RefundLine, { refund: created, orderLine, quantity, amountCents, taxCents });
      }
    }
  }
}

interface Row {
  order: PlannedOrder;
  payment: Payment;
  parent: Order | null;
  buyer: DemoPerson;
  returns: readonly PlannedOrder[];
  planned: PlannedPayment;
}

function createOrder({ em, sandboxUrl, now }: SeedContext, row: Row) {
  const { order, payment, parent, buyer, returns, planned } = row;
  const open = returns.filter(({ orderState }) => orderState.startsWith('RETURN'));
  const refundedByReturns = returns.reduce((sum, one) => sum + one.refundedCents, 0);
  const shipped = order.group !== DIGITAL_GROUP;
  return em.create(Order, {
    id: order.orderId,
    userId: payment.userId,
    payment,
    chargeStatus: payment.chargeStatus,
    parent,
    orderState: order.orderState,
    openReturns: open.length,
    totalCents: order.totalCents,
    taxCents: order.taxCents,
    shippingCents: order.shippingCents,
    refundedCents: order.refundedCents + refundedByReturns,
    shippingGroup: order.group,
    shippingPreference: shipped ? planned.shippingPreference : null,
    shipping: shipped ? { name: nameOf(buyer), address: postal(buyer) } : null,
    expectedShippingAt: order.expectedShippingAt,
    shipmentId: order.trackingNumber === null ? null : shipmentId(order),
    trackingNumber: order.trackingNumber,
    trackingStatus: trackingStatusOf(order, now),
    trackingUrl: trackingUrl(sandboxUrl, order),
    labelUrl: labelUrl(sandboxUrl, order),
    shippedAt: order.shippedAt,
    createdAt: order.createdAt,
    updatedAt: order.modifiedAt,
  });
}

function createLabel(em: EntityManager, order: Order): void {
  const { trackingNumber, labelUrl: url, shippedAt: boughtAt } = order;
  if (order.shipmentId === null || trackingNumber === null) return;
  if (url === null || boughtAt === null) return;
  const parcel = { shipmentId: order.shipmentId, trackingUrl: order.trackingUrl };
  em.create(OrderLabel, { ...parcel, order, trackingNumber, url, boughtAt });
}

function createLines(
  em: EntityManager,
  order: Order,
  { lines, returnReason }: PlannedOrder,
  returns: readonly PlannedOrder[],
): OrderLine[] {
  const sentBack = returns
    .filter(({ orderState }) => orderState !== 'CANCELLED')
    .flatMap((one) => one.lines);
  return lines.map((line, position) => {
    const same = sentBack.filter(
      (one) => one.catalogId === line.catalogId && one.catalogItemId === line.catalogItemId,
    );
    return em.create(OrderLine, {
      order,
      position,
      catalogId: line.catalogId,
      itemId: line.catalogItemId,
      title: line.title,
      description: line.description,
      image: line.image,
      quantity: line.quantity,
      unitPriceCents: line.unitCents,
      discountCents: line.discountCents,
      grossCents: line.grossCents,
      taxCents: line.taxCents,
      returnReason,
      returnedQuantity: same.reduce((sum, one) => sum + one.quantity, 0),
    });
  });
}

function idOf(ids: ReadonlyMap<string, string>, email: string): string {
  const id = ids.get(email);
  if (id === undefined) throw new Error(`no account for ${email}`);
  return id;
}
