import { heldByOther } from '@spindle/sdk/domain/picking/validate-picking';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { formatCents } from '../ui/format.ts';
import type { Question } from '../ui/confirm-dialog.tsx';
import { isReturn, type OrderState, type StaffOrder } from './staff-order.ts';

/** Returns the confirmation for this transition, or null if the transition can be undone. */
export function questionBefore(
  orderState: OrderState,
  order: StaffOrder,
  timeZone: string,
): Question | null {
  if (orderState === order.orderState) return null;
  if (orderState === 'REFUNDED') return beforeRefund(order);
  if (orderState === 'CANCELLED')
    return isReturn(order) ? beforeDenial(order) : beforeCancel(order, timeZone);
  return null;
}

function beforeRefund(order: StaffOrder): Question {
  const whole = isReturn(order);
  const saved = whole ? 0 : order.shippingPrice;
  const amount = formatCents(Math.max(0, order.total - saved - order.total_refunded));
  const id = shortId(order.orderId);
  return {
    title: whole ? `Refund return ${id}?` : `Refund order ${id}?`,
    text: whole
      ? `${order.email} will be refunded ${amount}. This can't be undone.`
      : `${order.email} will be refunded ${amount}: everything except shipping and earlier refunds. This can't be undone.`,
    confirm: `Refund ${amount}`,
  };
}

function beforeCancel(order: StaffOrder, timeZone: string): Question {
  const amount = formatCents(Math.max(0, order.total - order.total_refunded));
  const id = shortId(order.orderId);
  return {
    title: `Cancel order ${id}?`,
    text: `${claimText(order, timeZone)}${order.email} will be refunded ${amount}, and the items will be restocked. This can't be undone.`,
    confirm: `Cancel order and refund ${amount}`,
  };
}

function beforeDenial(order: StaffOrder): Question {
  const amount = formatCents(order.total);
  const id = shortId(order.orderId);
  return {
    title: `Deny return ${id}?`,
    text: `${order.email} keeps the items and won't get the ${amount} refund. This can't be undone.`,
    confirm: 'Deny return',
  };
}

/** Warns that a colleague is working on the order. */
function claimText({ claimedBy, claimedUntil }: StaffOrder, timeZone: string): string {
  if (claimedBy === null || claimedUntil === null) return '';
  return `${heldByOther(claimedBy, new Date(claimedUntil), timeZone).reason} They will see that you canceled the order. `;
}
