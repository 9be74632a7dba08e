import { refundSettled } from '../domain/refunds/replies.ts';
import type { Scene } from '../mocks/core/call.ts';
import { deriveEntitlements } from '../mocks/entitlements/derive-entitlements.ts';
import { issueCancellation } from '../mocks/invoices/issue-invoice.ts';
import { addOrderEvent } from '../mocks/orders/move-order.ts';

/** Returns a payment's refunds as the customer's bank. The provider then notifies the shop. */
export function sendBackRefunds(scene: Scene, paymentIntentId: string): void {
  const { state, now, newId } = scene;
  for (const order of state.orders.filter((one) => one.paymentIntentId === paymentIntentId)) {
    for (const refund of order.refunds.filter((one) => one.state === 'SUCCEEDED')) {
      refund.state = 'FAILED';
      refund.failure = 'expired_or_canceled_card';
      refund.dateSettled = now.toISOString();
      const why = refundSettled(refund.amount, refund.state, refund.failure);
      addOrderEvent(order, { why, actor: null, now });
      issueCancellation(scene, refund);
    }
  }
  deriveEntitlements(state, now, newId);
}

/**
 * Refunds part of a payment in the provider's dashboard. The shop then asks staff what the refund
 * covers.
 */
export function refundInDashboard(scene: Scene, paymentIntentId: string, cents: number): void {
  const { state, now, newId } = scene;
  const order = state.orders.find((one) => one.paymentIntentId === paymentIntentId);
  if (order === undefined) throw new Error(`There is no payment ${paymentIntentId}.`);
  const at = now.toISOString();
  order.refunds.push({
    refundId: newId(),
    orderId: order.orderId,
    amount: cents,
    lines: [],
    shipping: 0,
    shippingTax: 0,
    state: 'SUCCEEDED',
    origin: 'PROVIDER',
    assigned: false,
    reason: "Refunded in the payment provider's dashboard",
    requestedBy: null,
    failure: null,
    dateCreated: at,
    dateSettled: at,
  });
  order.dateModified = at;
}
