import { refundSettled } from '../domain/refunds/replies.ts';
import type { Scene } from '../mocks/core/call.ts';
import { deriveEntitlements } from '../mocks/entitlements/derive-entitlements.ts';
import { issueCancellation } from '../mocks/invoices/issue-invoice.ts';
import { noteOnOrder } from '../mocks/orders/move-order.ts';

/** The customer's bank sends back what was refunded of a payment, and the provider says so. */
export function sendBackRefunds(scene: Scene, paymentIntentId: string): void {
  const { state, now, newId } = scene;
  for (const order of state.orders.filter((one) => one.paymentIntentId === paymentIntentId)) {
    for (const refund of order.refunds.filter((one) => one.state === 'SUCCEEDED')) {
      refund.state = 'FAILED';
      refund.failure = 'expired_or_canceled_card';
      refund.dateSettled = now.toISOString();
      const why = refundSettled(refund.amount, refund.state, refund.failure);
      noteOnOrder(order, { why, actor: null, now });
      issueCancellation(scene, refund);
    }
  }
  deriveEntitlements(state, now, newId);
}
