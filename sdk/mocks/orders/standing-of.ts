import type { Order, ShopState } from '../state.ts';
import { isDecided } from '../../domain/orders/disputes.ts';
import { refuseMove } from '../../domain/orders/refuse-move.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { OrderState } from '../../domain/orders/transitions.ts';
import { NO_CHARGE } from '../../domain/orders/charges.ts';
import { parcelOf, type LineRefund } from '../../domain/orders/owed.ts';
import { stateNames } from '../../domain/orders/standing.ts';
import type { LineFacts, OrderFacts } from '../../domain/orders/present-order.ts';
import { invoicesOf } from '../invoices/issue-invoice.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';

/**
 * Begins what stands for the intent of a payment of nothing, which has none: orders of one payment
 * are known by it.
 */
export const NO_INTENT = 'none_';

/** The returns of an order. */
export function returnsOf({ orders }: Pick<ShopState, 'orders'>, { orderId }: Order): Order[] {
  return orders.filter(({ parentId }) => parentId === orderId);
}

/** A return that waits for its goods or for its money. */
export function isOpenReturn({ orderState }: Order): boolean {
  return orderState === 'RETURN_REQUESTED' || orderState === 'RETURNED';
}

export function openReturns(state: Pick<ShopState, 'orders'>, order: Order): number {
  return returnsOf(state, order).filter(isOpenReturn).length;
}

/** Its refunds and, as money for a return went back on the order too, those of its returns. */
export function refundsOf(state: Pick<ShopState, 'orders'>, order: Order): Order['refunds'] {
  return [order, ...returnsOf(state, order)]
    .flatMap(({ refunds }) => refunds)
    .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated));
}

/** Units of a line that were asked to be sent back, and not denied. */
export function unitsReturned(
  state: Pick<ShopState, 'orders'>,
  order: Order,
  line: ItemKey,
): number {
  return unitsOf(
    returnsOf(state, order).filter(({ orderState }) => orderState !== 'CANCELLED'),
    line,
  );
}

/** Units of a line in returns that are neither refunded nor denied. */
export function unitsInReturns(
  state: Pick<ShopState, 'orders'>,
  order: Order,
  line: ItemKey,
): number {
  return unitsOf(returnsOf(state, order).filter(isOpenReturn), line);
}

function unitsOf(orders: readonly Order[], line: ItemKey): number {
  return orders
    .flatMap(({ items }) => items)
    .filter((one) => isOf(one, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What of an order goes into its parcel, and why it may not be shipped now. */
export function owedOf(state: Orders, order: Order) {
  const { orderState, dateShipped: shippedAt } = order;
  const lines = linesOf(state, order).map((line) => ({ ...line.sold, ...line }));
  return parcelOf({ orderState, shippedAt, ...holdOf(state, order), lines });
}

/** What decides whether an order is held. */
export const holdOf = (state: Orders, order: Order) => ({
  paymentRefunded: paymentRefunded(state, order),
  disputes: order.disputes,
  refundUnassigned: unassignedRefunds(state, order).length > 0,
});

/** An order's lines with what its payment, its returns and its refunds say of them. */
export const linesOf = (state: Orders, order: Order): LineFacts[] =>
  order.items.map((sold, at) => ({
    sold,
    quantity: sold.quantity,
    ...(order.charged[at] ?? NO_CHARGE),
    returnedQuantity: unitsReturned(state, order, sold),
    refunds: lineRefundsOf(state, order, sold),
  }));

/** Refunds made in the provider's dashboard that nobody has assigned to goods yet. */
export function unassignedRefunds({ orders }: Orders, { paymentIntentId }: Order): Refund[] {
  return orders
    .filter((one) => one.paymentIntentId === paymentIntentId)
    .flatMap(({ refunds }) => refunds)
    .filter(({ origin, state, assigned }) => {
      return origin === 'PROVIDER' && state !== 'FAILED' && !assigned;
    });
}

type Refund = Order['refunds'][number];

/** Whether all of an order's payment is refunded. */
export function paymentRefunded({ orders }: Orders, { paymentIntentId }: Order): boolean {
  const together = orders.filter((one) => one.paymentIntentId === paymentIntentId);
  const sold = together.filter(({ parentId }) => parentId === null);
  const paid = sold.reduce((sum, { total }) => sum + total, 0);
  const refunded = together
    .flatMap(({ refunds }) => refunds)
    .filter(({ state }) => state !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0);
  return paid > 0 && refunded >= paid;
}

export const lineRefundsOf = (state: Orders, order: Order, line: ItemKey): LineRefund[] =>
  refundsOf(state, order).flatMap((refund) =>
    refund.lines
      .filter((one) => isOf(one, line))
      .map(({ quantity, amount }) => ({
        state: refund.state,
        createdAt: refund.dateCreated,
        quantity,
        amount,
        ofReturn: refund.orderId !== order.orderId,
      })),
  );

/** Whether the customer's bank doubts the payment, and that is not settled yet. */
export function isDisputed({ disputes }: Pick<Order, 'disputes'>): boolean {
  return disputes.some(({ status }) => !isDecided(status));
}

type Orders = Pick<ShopState, 'orders'>;

export function refusePlayedMove(state: Orders, order: Order, to: OrderState): Refusal | null {
  const { hold, nothingLeft } = owedOf(state, order);
  const labelled = order.labelUrl !== null;
  const moved = { orderState: order.orderState, openReturns: openReturns(state, order) };
  // the played carrier answers at once
  return refuseMove({ ...moved, labelled, voiding: false, hold, nothingLeft }, to);
}

/** What follows from an order's returns and refunds. */
export function standingOf(state: Orders, order: Order) {
  const back = refundsOf(state, order)
    .filter((refund) => refund.state === 'SUCCEEDED')
    .reduce((sum, { amount }) => sum + amount, 0);
  const facts = {
    orderState: order.orderState,
    openReturns: openReturns(state, order),
    refundedCents: Math.min(back, order.total),
  };
  return { ...facts, state: stateNames(facts) };
}

const moment = (at: string) => new Date(at);

/** What buyer and staff see of an order follows from this. */
export function orderFacts(state: Pick<ShopState, 'orders' | 'invoices'>, order: Order) {
  const { paymentIntentId } = order;
  return {
    ...standingOf(state, order),
    id: order.orderId,
    parentId: order.parentId,
    totalCents: order.total,
    taxCents: order.tax,
    shippingCents: order.shippingPrice,
    shippingGroup: order.shippingGrouping,
    shipping: order.shipping,
    expectedShippingAt: order.expectedShippingDate ? moment(order.expectedShippingDate) : null,
    trackingNumber: order.trackingNumber,
    shippedAt: order.dateShipped ? moment(order.dateShipped) : null,
    createdAt: moment(order.dateCreated),
    updatedAt: moment(order.dateModified),
    receiptUrl: order.receiptUrl,
    billing: order.billing,
    paymentIntentId: paymentIntentId?.startsWith(NO_INTENT) ? null : paymentIntentId,
    balanceTransaction: order.balanceTransaction,
    chargeStatus: order.chargeStatus,
    paymentMethod: order.paymentMethod,
    invoices: invoicesOf(state, order).map(({ id, document }) => ({ ...document, id })),
    refunds: refundsOf(state, order),
    lines: linesOf(state, order),
  } satisfies OrderFacts;
}
