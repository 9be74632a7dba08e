import { ownCheckout } from '../checkout/close-checkout.ts';
import type { MockHandlers } from '../core/call.ts';
import { cancelOrder } from './cancel-order.ts';
import { latestOrders, ordersOf } from './completed-checkout.ts';
import { requestReturn } from './request-return.ts';
import { presentOutcome } from '../../domain/refusal.ts';
import type { components } from '../../src/schema.d.ts';
import { pageLinksUntil } from '../../domain/entitlements/download-links.ts';
import type { Order, ShopState } from '../state.ts';
import { accessOf } from './bought-access.ts';
import { refundOfCustomer } from '../../domain/refunds/refund-of-customer.ts';
import { presentPendingPayment } from '../../domain/orders/pending-payments.ts';
import { pendingPayments } from './pending-payments.ts';
import { parcelOf } from './parcel-of.ts';
import { refundsOf, standingOf } from './standing-of.ts';

const DAY_MS = 86_400_000;

export const orders = {
  getCompletedCheckout({ query: { session }, user, state, now }) {
    const paid = session
      ? ordersOf(state, ownCheckout(state, user.userId, session))
      : latestOrders(state, user.userId);
    return paid.map((order) => presentOrder(state, order, now));
  },
  listOrders({ params, user, state, now }) {
    const since = new Date(now.getTime() - params.days * DAY_MS).toISOString();
    return state.orders
      .filter((order) => order.userId === user.userId && order.dateCreated >= since)
      .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
      .map((order) => presentOrder(state, order, now));
  },
  listPendingPayments: ({ user, state, now }) =>
    pendingPayments(state, user.userId, now).map(presentPendingPayment),
  cancelOrder: (call) => presentOutcome(cancelOrder(call)),
  requestReturn: (call) => presentOutcome(requestReturn(call)),
} satisfies Partial<MockHandlers>;

/** An order as its buyer sees it, with what can be downloaded. */
function presentOrder(state: ShopState, order: Order, now: Date): components['schemas']['Order'] {
  const standing = standingOf(state, order, now);
  return {
    orderId: order.orderId,
    dateCreated: order.dateCreated,
    dateModified: order.dateModified,
    state: standing.state,
    orderState: order.orderState,
    amount: standing.amount,
    total: order.total,
    total_refunded: standing.total_refunded,
    tax: order.tax,
    shippingPrice: order.shippingPrice,
    trackingNumber: order.trackingNumber,
    ...parcelOf(order),
    receiptUrl: order.receiptUrl,
    returnable: standing.returnable,
    parentId: order.parentId,
    shipping: standing.shipping,
    billing: order.billing,
    expectedShippingDate: order.expectedShippingDate,
    paymentIntentId: standing.paymentIntentId,
    balanceTransaction: order.balanceTransaction,
    chargeStatus: order.chargeStatus,
    paymentMethod: order.paymentMethod,
    shippingGrouping: order.shippingGrouping,
    refunds: refundsOf(state, order)
      .filter(({ orderId }) => orderId !== null)
      .map(refundOfCustomer),
    invoices: standing.invoices,
    items: standing.items.map((line) => ({
      ...line,
      ...accessOf(state, order, line, pageLinksUntil(now)),
    })),
  };
}
