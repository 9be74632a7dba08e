import { decideAcknowledgment } from '../../../domain/orders/decide-edit.ts';
import { acknowledged } from '../../../domain/orders/staff-moves.ts';
import { outcomeOf, rejectWith, unlessRejected, type Outcome } from '../../../domain/rejection.ts';
import { refundAssigned } from '../../../domain/refunds/assign-refund.ts';
import { notOnOrder } from '../../../domain/refunds/compose-refund.ts';
import { decideAssignment, decideRefund } from '../../../domain/refunds/decide-refund.ts';
import { staffRefundEmail } from '../../../domain/refunds/refund-email.ts';
import { isLine } from '../../../domain/orders/is-line.ts';
import { needsProof } from '../../../domain/refunds/refundable.ts';
import type { StaffRefundOutcome } from '../../../domain/refunds/replies.ts';
import { isCapped } from '../../../domain/identity/staff-roles.ts';
import { dayIn } from '../../../domain/time/calendar.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { stepUpCents, timeZone } from '../../config/business.ts';
import type { AnyMockCall, MockCall } from '../../core/call.ts';
import { getOr404, requireProof } from '../../core/find.ts';
import { spendRefund } from '../../tokens/spend-refund.ts';
import { findOrder } from '../find-order.ts';
import { followMoney } from '../follow-money.ts';
import { moneyOf, requestRefund } from '../request-refund.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { addOrderEvent } from '../move-order.ts';
import { factsOf, owedOf, paidTogether } from '../order-status.ts';

/**
 * Refunds units, an amount or shipping for staff.
 * @throws Failure 404 if the order doesn't exist, 403 if the amount requires a fresh proof
 */
export function refundOrder(call: MockCall<'refundOrder'>): StaffRefundOutcome {
  const { body, state, user, now, newId, origin } = call;
  const order = findOrder(state, body.orderId);
  const refundId = newId();
  const facts = { ...factsOf(state, order), money: moneyOf(state, order) };
  return unlessRejected(decideRefund(facts, body, refundId), ({ parts, restock, why, audit }) => {
    const cents = parts.amount;
    // Refunds by programs are limited by the token's cap instead.
    const centsToday = call.caller?.program === undefined ? refundedToday(call) : 0;
    // Support staff can't refund that much at all.
    const provable =
      needsProof({ cents, centsToday }, stepUpCents) && !isCapped(call.caller ?? user);
    if (provable) requireProof(call);
    spendRefund(call, { cents, centsToday });
    const before = owedOf(state, order).lines;
    addOrderEvent(order, { why, actor: user.email, now });
    const { reason } = body;
    requestRefund(call, order, { refundId, parts, reason, requestedBy: user.email });
    mailBuyer(call, order, ({ id: orderId, firstName, lines: sold }) => {
      const lines = parts.lines.flatMap((part) =>
        sold
          .filter(isLine(part))
          .map(({ title, parts: soldParts }) => ({ ...part, title, soldParts })),
      );
      return staffRefundEmail({ ...parts, orderId, firstName, lines }, origin);
    });
    recordAudit(call, audit);
    followMoney(call, { order, before, restock });
    return { refundId, cents };
  });
}

/** Sums the caller's refunds on the shop's current day, in cents. */
export function refundedToday({
  state,
  user,
  now,
}: Pick<AnyMockCall, 'state' | 'user' | 'now'>): number {
  const dayOf = (time: Date) => dayIn(timeZone, time);
  return state.orders
    .flatMap(({ refunds }) => refunds)
    .filter(({ requestedBy }) => requestedBy === user.email)
    .filter(({ dateCreated }) => dayOf(new Date(dateCreated)) === dayOf(now))
    .reduce((total, { amount }) => total + amount, 0);
}

/**
 * Assigns a refund made in the provider's dashboard to the units that staff select.
 * @throws Failure 404 if the refund doesn't exist
 */
export function assignRefund(call: MockCall<'assignRefund'>): Outcome {
  const { params, body, state, user, now } = call;
  const { holder, refund } = findRefund(state.orders, params.id);
  const order = paidTogether(state, holder).find(({ orderId }) => orderId === body.orderId);
  if (!order) return rejectWith(notOnOrder);
  const facts = { ...factsOf(state, order), money: moneyOf(state, order, refund) };
  return outcomeOf(
    decideAssignment(facts, refund, body),
    ({ parts: { lines, shipping, shippingTax }, restock, why, audit }) => {
      const { orderId } = order;
      holder.refunds = holder.refunds.filter((one) => one !== refund);
      const before = owedOf(state, order).lines;
      order.refunds.push({ ...refund, orderId, assigned: true, lines, shipping, shippingTax });
      addOrderEvent(order, { why, actor: user.email, now });
      recordAudit(call, audit);
      followMoney(call, { order, before, restock });
      return refundAssigned;
    },
  );
}

function findRefund(orders: MockCall<'assignRefund'>['state']['orders'], id: string) {
  const all = orders.flatMap((holder) => holder.refunds.map((refund) => ({ holder, refund })));
  return getOr404(all, ({ refund }) => refund.refundId === id, 'refund');
}

/**
 * Acknowledges an order's lost disputes and its alert for staff.
 * @throws Failure 404 if the order doesn't exist
 */
export function acknowledgeOrder(call: MockCall<'acknowledgeOrder'>): string {
  const { params, state, now } = call;
  const order = findOrder(state, params.id);
  const disputes = paidTogether(state, order)
    .flatMap((one) => one.disputes)
    .map((saved) => ({
      ...saved,
      id: saved.disputeId,
      acknowledgedAt: saved.dateAcknowledged,
      kept: saved,
    }));
  const changes = decideAcknowledgment({ ...order, id: order.orderId }, disputes);
  if (changes === null) return acknowledged;
  for (const { kept } of changes.disputes) kept.dateAcknowledged = now.toISOString();
  order.alert = null;
  recordAudit(call, changes.audit);
  return acknowledged;
}
