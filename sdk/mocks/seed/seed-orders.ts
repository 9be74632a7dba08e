import { withinReturnWindow } from '../../domain/orders/return-window.ts';
import { CLAIM_MINUTES } from '../../domain/picking/claim.ts';
import { business } from '../config/business.ts';
import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import type { PlannedLine, PlannedOrder, PlannedPayment } from '../../demo/orders/plan.ts';
import { carriersWord } from '../../demo/orders/carriers-word.ts';
import { administrator, picker } from '../../demo/people.ts';
import { toPostal } from '../../domain/checkout/address-check.ts';
import { labelAddress } from '../shipping/label-address.ts';
import type { Order, ShopState } from '../state.ts';
import { fixedId } from './fixed-id.ts';
import { somePayments } from './some-payments.ts';
import { customerIdOf, nameOf, personCalled, userIdOf } from './seed-people.ts';
import { movesFrom } from '../../domain/orders/transitions.ts';

const defaultReasons: Record<PlannedOrder['orderState'], string> = {
  PENDING: 'Paid',
  PROCESSING: 'Picking started',
  PICKED: 'Picked',
  SHIPPED: 'Shipped',
  REFUNDED: 'Refunded',
  CANCELLED: 'Cancelled',
  RETURN_REQUESTED: 'Return requested',
  RETURNED: 'Return received',
};

/** Part of the demo's orders, oldest first. */
export function seedOrders(now: Date): Pick<ShopState, 'orders'> {
  const orders = somePayments(now).flatMap((payment) =>
    payment.orders.map((order) => orderOf(order, payment, now)),
  );
  return { orders: orders.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)) };
}

function orderOf(order: PlannedOrder, payment: PlannedPayment, now: Date): Order {
  const returns = payment.orders.filter(({ parentId }) => parentId === order.orderId);
  const refunded =
    order.refundedCents + returns.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const openReturns = returns.filter(({ orderState }) => orderState.startsWith('RETURN')).length;
  const returned = returns
    .filter(({ orderState }) => orderState !== 'CANCELLED')
    .flatMap(({ lines }) => lines.map(keyOf));
  const items = order.lines.map((line) => lineOf(line, returnableOf(line, order, returned, now)));
  return {
    orderId: order.orderId,
    parentId: order.parentId,
    dateCreated: order.createdAt.toISOString(),
    dateModified: order.modifiedAt.toISOString(),
    state: order.state,
    orderState: order.orderState,
    allowedStates: allowedStates(order.orderState, openReturns),
    amount: order.totalCents,
    total: order.totalCents,
    total_refunded: refunded,
    tax: order.taxCents,
    shippingPrice: order.shippingCents,
    refunded: order.totalCents > 0 && refunded >= order.totalCents,
    paid: true,
    expectedShippingDate: order.expectedShippingAt?.toISOString() ?? null,
    dateShipped: order.shippedAt?.toISOString() ?? null,
    trackingNumber: order.trackingNumber,
    trackingStatus: carriersWord(order, now),
    labelUrl: order.trackingNumber === null ? null : labelAddress(order),
    returnable: items.some(({ quantityReturnable }) => quantityReturnable > 0),
    returned,
    charged: order.lines.map(({ grossCents, taxCents }) => ({ grossCents, taxCents })),
    claim: claimOf(order),
    shippingGrouping: order.group,
    version: order.history.length,
    items,
    timeline: timelineOf(order, payment),
    refunds: refundsOf(order),
    disputes: [],
    ...buyerOf(order, payment),
    ...paymentOf(payment),
  };
}

/** Where staff can move an order that no label was bought for. */
function allowedStates(from: Order['orderState'], openReturns: number): Order['allowedStates'] {
  return from === 'SHIPPED' && openReturns > 0 ? [] : [...movesFrom(from)];
}

function buyerOf(order: PlannedOrder, { email, shippingPreference }: PlannedPayment) {
  const buyer = personCalled(email);
  const [name, address] = [nameOf(buyer), toPostal(buyer.address)];
  const shipped = order.group !== 'DIGITAL';
  return {
    userId: userIdOf(buyer),
    email,
    customerId: customerIdOf(buyer),
    billing: { address, phone: buyer.phone, name },
    shipping: shipped ? { address, name, tracking_number: order.trackingNumber } : null,
    shippingPreference: shipped ? shippingPreference : null,
  };
}

function paymentOf({ key, card }: PlannedPayment) {
  return {
    paymentIntentId: `pi_${key}`,
    balanceTransaction: `txn_${key}`,
    receiptUrl: `https://pay.example.com/receipts/ch_${key}`,
    chargeStatus: 'succeeded',
    status: 'succeeded',
    paymentMethod: `${card.brand} •••• ${card.last4}`,
  };
}

function timelineOf(order: PlannedOrder, { email }: PlannedPayment): Order['timeline'] {
  const actors = {
    customer: email,
    picker: picker.email,
    administrator: administrator.email,
    system: null,
  };
  return order.history.map((move) => ({
    at: move.at.toISOString(),
    actor: actors[move.by],
    from: move.from,
    to: move.to,
    why: move.reason ?? defaultReasons[move.to],
  }));
}

function refundsOf({ orderId, refunds }: PlannedOrder): Order['refunds'] {
  return refunds.map((refund, at) => ({
    refundId: fixedId(`refund ${orderId} ${at}`),
    amount: refund.amountCents,
    state: 'SUCCEEDED',
    origin: 'SHOP',
    reason: refund.reason.toLowerCase(),
    failure: null,
    dateCreated: refund.at.toISOString(),
    dateSettled: refund.at.toISOString(),
  }));
}

function lineOf(line: PlannedLine, quantityReturnable: number): Order['items'][number] {
  const { catalogId, catalogItemId } = line;
  const item = catalogs
    .find((catalog) => catalog.catalogId === catalogId)
    ?.items.find((one) => one.catalogItemId === catalogItemId);
  return {
    ...keyOf(line),
    title: line.title,
    description: item?.description ?? '',
    image: item?.image ?? null,
    price: line.unitCents / 100,
    quantityReturnable,
    itemPrice: item ? Number(item.price) : null,
    taxCode: item?.taxCode ?? null,
    couponId: null,
    subscriptionLink: null,
    externalId: `prod_${catalogId}_${catalogItemId}`.replaceAll('-', ''),
    version: 1,
  };
}

const keyOf = ({ catalogId, catalogItemId, quantity }: PlannedLine) => ({
  catalogId,
  catalogItemId,
  quantity,
});

function returnableOf(
  line: PlannedLine,
  order: PlannedOrder,
  returned: Order['returned'],
  now: Date,
): number {
  const open = order.orderState === 'SHIPPED' && order.parentId === null;
  if (!open || order.group === 'DIGITAL') return 0;
  if (!withinReturnWindow(order.shippedAt, now, business.returnWindowDays)) return 0;
  const back = returned.filter((one) => one.catalogItemId === line.catalogItemId);
  return line.quantity - back.reduce((sum, { quantity }) => sum + quantity, 0);
}

function claimOf({ orderState, modifiedAt }: PlannedOrder): Order['claim'] {
  if (orderState !== 'PROCESSING') return null;
  return {
    userId: userIdOf(picker),
    until: new Date(modifiedAt.getTime() + CLAIM_MINUTES * 60_000).toISOString(),
  };
}
