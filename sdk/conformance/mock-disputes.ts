import type { Scene } from '../mocks/core/call.ts';
import { deriveEntitlements } from '../mocks/entitlements/derive-entitlements.ts';

/**
 * Opens a dispute as the customer's bank and notifies the shop. Each order of the payment then
 * shows the dispute.
 */
export function openDispute({ state, now, newId }: Scene, paymentIntentId: string): void {
  const paid = state.orders.filter((one) => one.paymentIntentId === paymentIntentId);
  const sold = paid.filter(({ parentId }) => parentId === null);
  const dispute = {
    disputeId: `dp_${newId()}`,
    amount: sold.reduce((sum, { total }) => sum + total, 0),
    reason: 'fraudulent',
    status: 'needs_response',
    dateCreated: now.toISOString(),
    dateAcknowledged: null,
  };
  for (const order of paid) {
    order.disputes.push({ ...dispute });
    order.dateModified = now.toISOString();
  }
  deriveEntitlements(state, now, newId);
}

interface Decision {
  disputeId: string;
  status: 'won' | 'lost';
}

export function decideDispute({ state, now, newId }: Scene, decision: Decision): void {
  for (const order of state.orders) {
    const dispute = order.disputes.find(({ disputeId }) => disputeId === decision.disputeId);
    if (dispute === undefined) continue;
    dispute.status = decision.status;
    order.dateModified = now.toISOString();
  }
  deriveEntitlements(state, now, newId);
}
