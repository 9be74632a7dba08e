import { fromDollars } from '../../domain/money/dollars.ts';
import { orderMoney } from '../../domain/refunds/order-money.ts';
import type { OrderMoney, RefundParts } from '../../domain/refunds/refund-parts.ts';
import type { PaymentMoney } from '../../domain/refunds/refundable.ts';
import { refundSettled } from '../../domain/refunds/replies.ts';
import { NO_CHARGE } from '../../domain/orders/charges.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import type { Scene } from '../core/call.ts';
import type { Order, ShopState } from '../state.ts';
import { noteOnOrder } from './move-order.ts';
import { refundsOf, unitsInReturns } from './standing-of.ts';

/** What was paid for each part of an order, and what of it is left. */
export function moneyOf(state: Pick<ShopState, 'orders'>, order: Order): OrderMoney {
  return orderMoney({
    totalCents: order.total,
    taxCents: order.tax,
    lines: order.items.map((line, at) => ({
      ...line,
      ...(order.charged[at] ?? NO_CHARGE),
      unitPriceCents: fromDollars(line.price),
      discountCents: line.discount,
      unitsInReturns: unitsInReturns(state, order, line),
    })),
    refunds: refundsOf(state, order),
    payment: paymentMoneyOf(state, order),
  });
}

/** What decides how much of an order's payment can still be refunded. */
export function paymentMoneyOf({ orders }: Pick<ShopState, 'orders'>, order: Order): PaymentMoney {
  const together = orders.filter((one) => one.paymentIntentId === order.paymentIntentId);
  const refunds = together.flatMap((one) => one.refunds).filter((one) => one.state !== 'FAILED');
  return {
    amountCents: sum(together.filter((one) => one.parentId === null).map(({ total }) => total)),
    refundingCents: sum(refunds.map(({ amount }) => amount)),
    disputes: order.disputes.map(({ status, amount }) => ({ status, amountCents: amount })),
  };
}

interface Refunded {
  order: Order;
  parts: RefundParts;
  reason: string;
  requestedBy: string | null;
}

/** Gives money back; the played provider settles at once. Answers the refund's id. */
export function requestRefund(
  scene: Scene,
  { order, parts, reason, requestedBy }: Refunded,
): string {
  const { now, newId } = scene;
  const { tax: _tax, ...given } = parts;
  const refundId = newId();
  const refund: Order['refunds'][number] = {
    refundId,
    orderId: order.orderId,
    ...given,
    state: 'SUCCEEDED',
    origin: 'SHOP',
    assigned: true,
    reason,
    requestedBy,
    failure: null,
    dateCreated: now.toISOString(),
    dateSettled: now.toISOString(),
  };
  order.refunds.push(refund);
  issueCreditNote(scene, order, refund);
  const why = refundSettled(parts.amount, 'SUCCEEDED', null);
  noteOnOrder(order, { why, actor: null, now });
  return refundId;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
