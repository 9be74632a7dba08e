import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { CLAIM_MINUTES } from '../../domain/picking/claim.ts';
import { historyOf } from '../orders/history.ts';
import type { PlannedLine, PlannedOrder, PlannedPayment } from '../orders/plan.ts';
import { partsOfPlanned } from '../orders/refund-parts.ts';
import { trackingStatusOf } from '../orders/tracking-status.ts';
import { nameOf, personCalled, picker } from '../people.ts';
import { toPostal } from '../../domain/checkout/address-check.ts';
import { labelAddress } from '../../mocks/shipping/buy-label.ts';
import { soldItem } from '../../mocks/orders/sold-item.ts';
import type { Order, ShopState, SoldItem } from '../../mocks/state.ts';
import { regularCustomer } from './community-links.ts';
import { fixedId } from './fixed-id.ts';
import { customerIdOf, userIdOf } from './seed-people.ts';
import { planDemo } from '../orders/plan-demo.ts';

/** Returns some of the demo's orders, oldest first. */
export function seedOrders(now: Date): Pick<ShopState, 'orders'> {
  const saved = savedPayments(planDemo(now));
  const orders = ordersOf([...saved], now);
  return { orders: orders.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)) };
}

/** Returns the demo's other orders. */
export function otherOrders(now: Date): Order[] {
  const planned = planDemo(now);
  const saved = savedPayments(planned);
  return ordersOf(
    planned.filter((payment) => !saved.has(payment)),
    now,
  );
}

const ordersOf = (payments: readonly PlannedPayment[], now: Date) =>
  payments.flatMap((payment) => payment.orders.map((order) => orderOf(order, payment, now)));

function orderOf(order: PlannedOrder, payment: PlannedPayment, now: Date): Order {
  return {
    orderId: order.orderId,
    parentId: order.parentId,
    dateCreated: order.createdAt.toISOString(),
    dateModified: order.modifiedAt.toISOString(),
    orderState: order.orderState,
    alert: null,
    total: order.totalCents,
    tax: order.taxCents,
    shippingPrice: order.shippingCents,
    expectedShippingDate: order.expectedShippingAt?.toISOString() ?? null,
    dateShipped: order.shippedAt?.toISOString() ?? null,
    trackingNumber: order.trackingNumber,
    trackingStatus: trackingStatusOf(order, now),
    labelUrl: order.trackingNumber === null ? null : labelAddress(order),
    labels: labelsOf(order),
    charged: order.lines.map(({ grossCents, taxCents }) => ({ grossCents, taxCents })),
    claim: claimOf(order),
    shippingGrouping: order.group,
    ...(order.parentId !== null && { returnReasons: order.lines.map(() => order.returnReason) }),
    version: order.history.length,
    items: order.lines.map(lineOf),
    timeline: historyOf(order, payment).map(({ at, ...move }) => ({
      at: at.toISOString(),
      ...move,
    })),
    refunds: refundsOf(order),
    disputes: [],
    ...buyerOf(order, payment),
    ...paymentOf(payment),
  };
}

function labelsOf({ orderId, trackingNumber, shippedAt }: PlannedOrder): Order['labels'] {
  if (trackingNumber === null || shippedAt === null) return [];
  const dateBought = shippedAt.toISOString();
  const labelUrl = labelAddress({ orderId });
  const known = {
    parcelId: '1',
    trackingNumber,
    labelUrl,
    dateBought,
    amount: null,
    dateVoided: null,
  };
  return [{ ...known, state: 'IN_USE' }];
}

function buyerOf(order: PlannedOrder, { email, shippingPreference }: PlannedPayment) {
  const buyer = personCalled(email);
  const [name, address] = [nameOf(buyer), toPostal(buyer.address)];
  const shipped = order.group !== DIGITAL_GROUP;
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
    paymentMethod: `${card.brand} •••• ${card.last4}`,
  };
}

function refundsOf(order: PlannedOrder): Order['refunds'] {
  const { orderId } = order;
  return order.refunds.map((refund, at) => ({
    refundId: fixedId(`refund ${orderId} ${at}`),
    orderId,
    ...partsOfPlanned(order, refund),
    requestedBy: null,
    amount: refund.amountCents,
    state: 'SUCCEEDED',
    origin: 'SHOP',
    assigned: true,
    reason: refund.reason,
    failure: null,
    dateCreated: refund.at.toISOString(),
    dateSettled: refund.at.toISOString(),
  }));
}

const lineOf = (line: PlannedLine): SoldItem =>
  soldItem({ item: { ...line, price: line.unitCents / 100 }, ...line }, line.discountCents);

function claimOf({ orderState, modifiedAt }: PlannedOrder): Order['claim'] {
  if (orderState !== 'PROCESSING') return null;
  return {
    userId: userIdOf(picker),
    until: new Date(modifiedAt.getTime() + CLAIM_MINUTES * 60_000).toISOString(),
  };
}

const LATEST = 28;
/** Keep one in this many older payments, because the browser's storage is limited to 5 MB. */
const THINNED = 12;
const OF_EACH = 2;
const rare: readonly PlannedOrder['orderState'][] = [
  'CANCELLED',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURNED',
];

/**
 * Selects the latest payments, some older ones, the regular customer's, and those whose orders had
 * a rare outcome.
 */
function savedPayments(all: readonly PlannedPayment[]): ReadonlySet<PlannedPayment> {
  const planned = all.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  const older = planned.slice(0, -LATEST).toReversed();
  const selected = new Set(planned.slice(-LATEST));
  for (const payment of older.filter((_, at) => at % THINNED === 0)) selected.add(payment);
  for (const payment of older) if (payment.email === regularCustomer) selected.add(payment);
  for (const state of rare) {
    const found = older.filter(({ orders }) => orders.some((one) => one.orderState === state));
    for (const payment of found.slice(0, OF_EACH)) selected.add(payment);
  }
  return selected;
}
