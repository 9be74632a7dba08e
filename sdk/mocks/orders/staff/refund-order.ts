import { openedByStaff } from '../../../domain/orders/returns.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { composeRefund, isAReturn } from '../../../domain/refunds/compose-refund.ts';
import { staffRefundEmail } from '../../../domain/refunds/refund-email.ts';
import { refundAsked } from '../../../domain/refunds/replies.ts';
import { dayIn } from '../../../domain/time/calendar.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isOf } from '../../catalog/find-record.ts';
import { stepUpCents, timeZone } from '../../config/business.ts';
import type { MockCall } from '../../core/call.ts';
import { demandProof } from '../../core/demand-proof.ts';
import type { Order } from '../../state.ts';
import { findOrder } from '../find-order.ts';
import { followMoney } from '../follow-money.ts';
import { moneyOf, paymentMoneyOf, requestRefund } from '../give-back.ts';
import { owedOf } from '../standing-of.ts';
import { needsProof, refuseDisputed } from '../../../domain/refunds/refundable.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { noteOnOrder } from '../move-order.ts';
import { spendRefund } from '../../tokens/spend-refund.ts';
import { makeReturn } from '../request-return.ts';

/**
 * Staff give back units of an order, an amount or its shipping.
 * @throws Failure 404 for an order that is not there, 403 without the fresh proof that much asks for
 */
export function refundOrder(
  call: MockCall<'refundOrder'>,
): Refusal | { refundId: string; cents: number } {
  const { body, state, user, now, origin } = call;
  const order = findOrder(state, body.orderId);
  if (order.parentId !== null) return isAReturn;
  const disputed = refuseDisputed(paymentMoneyOf(state, order));
  if (disputed) return disputed;
  const parts = composeRefund(moneyOf(state, order), body);
  if ('code' in parts) return parts;
  const cents = parts.amount;
  // What programs refund in a day is bounded by their tokens' caps.
  const centsToday = call.caller?.tokenId === undefined ? refundedToday(call) : 0;
  if (needsProof({ cents, centsToday }, stepUpCents)) demandProof(call);
  spendRefund(call, cents);
  const { reason, restock = true } = body;
  const before = owedOf(state, order);
  noteOnOrder(order, { why: refundAsked(cents, reason), actor: user.email, now });
  const refundId = requestRefund(call, { order, parts, reason, requestedBy: user.email });
  mailBuyer(call, order, ({ firstName }) =>
    staffRefundEmail(
      { ...parts, orderId: order.orderId, firstName, lines: titled(order, parts.lines) },
      origin,
    ),
  );
  recordAudit(call, {
    action: 'orders.refund',
    subject: `order ${order.orderId}`,
    before: null,
    after: { refundId, reason, restock, ...parts },
  });
  followMoney(call, { order, before, restock });
  return { refundId, cents };
}

/** Sums what the caller has refunded on the shop's today, in cents. */
function refundedToday({ state, user, now }: MockCall<'refundOrder'>): number {
  const today = dayIn(timeZone, now);
  return state.orders
    .flatMap(({ refunds }) => refunds)
    .filter(
      (one) =>
        one.requestedBy === user.email && dayIn(timeZone, new Date(one.dateCreated)) === today,
    )
    .reduce((total, { amount }) => total + amount, 0);
}

/** Staff open a return for a customer, also after the return window. */
export function openReturn(call: MockCall<'openReturn'>): Refusal | { returnId: string } {
  const { body, state, user } = call;
  const made = makeReturn(call, findOrder(state, body.orderId), {
    items: body.items,
    why: openedByStaff,
    actor: user.email,
    windowDays: Infinity,
  });
  if ('code' in made) return made;
  recordAudit(call, {
    action: 'orders.open-return',
    subject: `order ${body.orderId}`,
    before: null,
    after: { returnId: made.orderId, items: body.items },
  });
  return { returnId: made.orderId };
}

type Parts = { catalogId: string; catalogItemId: string; quantity: number; amount: number }[];

const titled = ({ items }: Order, lines: Parts) =>
  lines.map((part) => ({ ...part, title: items.find((one) => isOf(one, part))?.title ?? '' }));
