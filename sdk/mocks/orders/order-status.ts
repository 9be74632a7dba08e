import type { Order, ShopState } from '../state.ts';
import { isDecided } from '../../domain/orders/disputes.ts';
import { NO_CHARGE } from '../../domain/orders/charges.ts';
import { parcelOf } from '../../domain/orders/owed.ts';
import { contentsOf } from '../../domain/orders/sold-parts.ts';
import { isRefunded } from '../../domain/orders/order-status.ts';
import { isLine } from '../../domain/orders/is-line.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { toDate } from '../../domain/time/calendar.ts';
import { keyTextOf, type ItemKey } from '../catalog/find-record.ts';
import { inCents } from './sold-item.ts';

/**
 * Prefix of the id used in place of a payment intent for free orders, which have none. The id links
 * the orders of one payment.
 */
export const NO_INTENT = 'none_';

export type Orders = Pick<ShopState, 'orders'>;
export type Refund = Order['refunds'][number];

/** Returns all orders and returns of an order's payment. */
export const paidTogether = ({ orders }: Orders, { paymentIntentId }: Order): Order[] =>
  orders.filter((one) => one.paymentIntentId === paymentIntentId);

const returnsOf = ({ orders }: Orders, { orderId }: Order): Order[] =>
  orders.filter(({ parentId }) => parentId === orderId);

/** Returns whether this is a return that is waiting for its goods or its refund. */
export const isOpenReturn = ({ orderState }: Order): boolean =>
  ['RETURN_REQUESTED', 'RETURNED'].includes(orderState);

/** Returns the refunds of an order and of its returns. */
export const refundsOf = (state: Orders, order: Order): Refund[] =>
  [order, ...returnsOf(state, order)]
    .flatMap(({ refunds }) => refunds)
    .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated));

/** Returns refunds made in the provider's dashboard that staff haven't assigned to units yet. */
export const unassignedRefunds = (state: Orders, order: Order): Refund[] =>
  paidTogether(state, order)
    .flatMap(({ refunds }) => refunds)
    .filter((one) => one.origin === 'PROVIDER' && one.state !== 'FAILED' && !one.assigned);

/** Returns whether the payment has an open dispute. */
export const isDisputed = ({ disputes }: Pick<Order, 'disputes'>): boolean =>
  disputes.some(({ status }) => !isDecided(status));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Returns the data that limits the refunds of an order's payment. */
function paymentOf(state: Orders, order: Order) {
  const together = paidTogether(state, order);
  const refunds = together.flatMap((one) => one.refunds).filter((one) => one.state !== 'FAILED');
  return {
    amountCents: sumOf(together.filter((one) => one.parentId === null).map(({ total }) => total)),
    refundingCents: sumOf(refunds.map(({ amount }) => amount)),
    disputes: order.disputes.map(({ status, amount }) => ({ status, amountCents: amount })),
  };
}

/** Returns an order with its payment, returns and refunds, as the domain's rules need it. */
export function factsOf(state: Orders, order: Order) {
  const returns = returnsOf(state, order);
  const open = returns.filter(isOpenReturn);
  const accepted = returns.filter(({ orderState }) => orderState !== 'CANCELLED');
  const unitsIn = (some: readonly Order[], line: ItemKey) =>
    sumOf(some.flatMap(({ items }) => items.filter(isLine(line))).map(({ quantity }) => quantity));
  const refunds = refundsOf(state, order);
  const settled = refunds.filter((refund) => refund.state === 'SUCCEEDED');
  const payment = paymentOf(state, order);
  const { amountCents: totalCents, refundingCents: refundedCents } = payment;
  return {
    id: order.orderId,
    parentId: order.parentId,
    isReturn: order.parentId !== null,
    isDigital: order.shippingGrouping === DIGITAL_GROUP,
    orderState: order.orderState,
    openReturns: open.length,
    totalCents: order.total,
    taxCents: order.tax,
    shippingCents: order.shippingPrice,
    refundedCents: Math.min(sumOf(settled.map(({ amount }) => amount)), order.total),
    shippingGroup: order.shippingGrouping,
    shippingPreference: order.shippingPreference,
    shipping: order.shipping,
    expectedShippingAt: toDate(order.expectedShippingDate),
    trackingNumber: order.trackingNumber,
    trackingStatus: order.trackingStatus,
    shippedAt: toDate(order.dateShipped),
    createdAt: new Date(order.dateCreated),
    updatedAt: new Date(order.dateModified),
    version: order.version,
    paymentRefunded: isRefunded({ totalCents, refundedCents }),
    disputes: order.disputes,
    refundUnassigned: unassignedRefunds(state, order).length > 0,
    payment,
    refunds,
    lines: order.items.map((sold, at) => ({
      id: keyTextOf(sold),
      ...sold,
      ...inCents(sold),
      sold,
      ...(order.charged[at] ?? NO_CHARGE),
      returnedQuantity: unitsIn(accepted, sold),
      unitsInReturns: unitsIn(open, sold),
      refunds: refunds.flatMap((refund) =>
        refund.lines.filter(isLine(sold)).map(({ quantity, parts, amount }) => ({
          state: refund.state,
          createdAt: refund.dateCreated,
          quantity,
          parts,
          amount,
          ofReturn: refund.orderId !== order.orderId,
        })),
      ),
    })),
  };
}

/** Returns an order's parcel, and why it is on hold. */
export const owedOf = (state: Orders, order: Order) => parcelOf(factsOf(state, order));

/** Returns an order's parcel, with the parts of kits in place of the kits. */
export const parcelContents = (state: Orders, order: Order) => contentsOf(factsOf(state, order));

/** Returns the data that decides whether an order can be moved, picked, packed and shipped. */
export const statusOf = (state: Orders, order: Order) => {
  const facts = factsOf(state, order);
  return { ...facts, ...parcelOf(facts) };
};
