import { notFound } from '../../../contract/failure.ts';
import { acknowledged } from '../../../domain/orders/staff-moves.ts';
import { noSuch } from '../../../domain/records.ts';
import {
  assignedBefore,
  assignRefund as composeParts,
  refundAssigned,
  refundCovers,
} from '../../../domain/refunds/assign-refund.ts';
import { chooseUnits, isAReturn, notOnOrder } from '../../../domain/refunds/compose-refund.ts';
import { done, refused, type Outcome } from '../../../domain/refusal.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { MockCall } from '../../core/call.ts';
import { findOrder } from '../find-order.ts';
import { followMoney } from '../follow-money.ts';
import { moneyOf } from '../give-back.ts';
import { noteOnOrder } from '../move-order.ts';
import { owedOf } from '../standing-of.ts';

/**
 * Staff say which units a refund made in the provider's dashboard covers.
 * @throws Failure 404 for a refund that is not there
 */
export function assignRefund(call: MockCall<'assignRefund'>): Outcome {
  const { params, body, state, user, now } = call;
  const holder = state.orders.find(({ refunds }) =>
    refunds.some(({ refundId }) => refundId === params.id),
  );
  const refund = holder?.refunds.find(({ refundId }) => refundId === params.id);
  if (!holder || !refund) throw notFound(noSuch('refund'));
  const order = state.orders.find(
    (one) => one.orderId === body.orderId && one.paymentIntentId === holder.paymentIntentId,
  );
  if (!order) return refused(notOnOrder);
  if (order.parentId !== null) return refused(isAReturn);
  if (refund.origin !== 'PROVIDER' || refund.state === 'FAILED' || refund.assigned) {
    return refused(assignedBefore);
  }
  const { orderId, lines = [], restock = true } = body;
  const unfit = chooseUnits(moneyOf(state, order), lines);
  if ('code' in unfit) return refused(unfit);
  const before = owedOf(state, order);
  holder.refunds = holder.refunds.filter((one) => one !== refund);
  const parts = composeParts(moneyOf(state, order), refund.amount, { lines });
  if ('code' in parts) return refused(parts);
  const { lines: covered, shipping, shippingTax } = parts;
  order.refunds.push({ ...refund, orderId, assigned: true, lines: covered, shipping, shippingTax });
  const units = covered.reduce((sum, { quantity }) => sum + quantity, 0);
  noteOnOrder(order, { why: refundCovers(units), actor: user.email, now });
  recordAudit(call, {
    action: 'orders.assign-refund',
    subject: `order ${orderId}`,
    before: { refundId: refund.refundId, assigned: false },
    after: { refundId: refund.refundId, assigned: true, ...parts },
  });
  followMoney(call, { order, before, restock });
  return done(refundAssigned);
}

/**
 * Staff know of an order's lost disputes and of its alert.
 * @throws Failure 404 for an order that is not there
 */
export function acknowledgeOrder(call: MockCall<'acknowledgeOrder'>): string {
  const { params, state, now } = call;
  const order = findOrder(state, params.id);
  const together = state.orders.filter(
    ({ paymentIntentId }) => paymentIntentId === order.paymentIntentId,
  );
  const disputes = together
    .flatMap((one) => one.disputes)
    .filter(({ status, dateAcknowledged }) => status === 'lost' && dateAcknowledged === null);
  if (disputes.length === 0 && order.alert === null) return acknowledged;
  const lostDisputes = [...new Set(disputes.map(({ disputeId }) => disputeId))];
  const before = { alert: order.alert, lostDisputes };
  for (const dispute of disputes) dispute.dateAcknowledged = now.toISOString();
  order.alert = null;
  recordAudit(call, {
    action: 'orders.acknowledge',
    subject: `order ${order.orderId}`,
    before,
    after: { alert: null, lostDisputes: [] },
  });
  return acknowledged;
}
