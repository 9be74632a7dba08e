import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { formatCents } from '../ui/format-money.ts';
import type { Order } from './queries.ts';

export interface OrderLook {
  /** True if a return was requested, or if this order is a return. */
  refundRequest: boolean;
  /** Placed in the last 15 minutes. */
  recent: boolean;
  refunded: boolean;
}

const RECENT_MS = 15 * 60_000;

export function orderLook(
  { parentId, state, dateCreated }: Pick<Order, 'parentId' | 'state' | 'dateCreated'>,
  now: number,
): OrderLook {
  const states = state.split(' ');
  return {
    refundRequest: parentId !== null || states.includes('RETURN_REQUESTED'),
    recent: now - Date.parse(dateCreated) < RECENT_MS,
    refunded: states.includes('REFUNDED'),
  };
}

export function isCancellable({ orderState }: Pick<Order, 'orderState'>): boolean {
  return orderState === 'PENDING';
}

export function isReturnable({
  orderState,
  returnable,
  shippingGrouping,
}: Pick<Order, 'orderState' | 'returnable' | 'shippingGrouping'>): boolean {
  return orderState === 'SHIPPED' && returnable && shippingGrouping !== DIGITAL_GROUP;
}

/** Returns whether the order has a file to download or a license key. */
export function hasFiles({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ downloads, licenceKeys }) => downloads.length + licenceKeys.length > 0);
}

/** Returns why the order's downloads and keys are no longer available. */
export function whyClosed({ state }: Pick<Order, 'state'>): string {
  const states = state.split(' ');
  if (states.includes('REFUNDED')) {
    return 'This order was refunded, so its downloads and keys are no longer available.';
  }
  if (states.includes('CANCELLED')) {
    return 'This order was canceled, so its downloads and keys are no longer available.';
  }
  return "This order's downloads and keys are unavailable because its payment was returned or is disputed at your bank. If you think this is a mistake, contact us.";
}

type Money = Pick<Order, 'tax' | 'shippingPrice' | 'total' | 'total_refunded'> & {
  items: readonly Pick<Order['items'][number], 'discount'>[];
  refunds: readonly Pick<Order['refunds'][number], 'amount' | 'state'>[];
};

export function moneyFacts(order: Money): [string, string][] {
  const discount = order.items.reduce((cents, line) => cents + line.discount, 0);
  const facts: [string, string][] = [
    ...(discount > 0 ? [['Discount', `−${formatCents(discount)}`] satisfies [string, string]] : []),
    ['Tax', formatCents(order.tax)],
    ['Shipping price', formatCents(order.shippingPrice)],
    ['Total', formatCents(order.total)],
  ];
  if (order.total_refunded > 0) facts.push(['Refunded', formatCents(order.total_refunded)]);
  const pending = order.refunds
    .filter(({ state }) => state === 'PENDING')
    .reduce((cents, { amount }) => cents + amount, 0);
  if (pending > 0) facts.push(['Refund pending', formatCents(pending)]);
  return facts;
}
