import type { Order, ShopState } from '../state.ts';
import { isDecided } from '../../domain/orders/disputes.ts';
import { allowedStates, refuseMove, type MoveFacts } from '../../domain/orders/refuse-move.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { OrderState } from '../../domain/orders/transitions.ts';
import { NO_CHARGE } from '../../domain/orders/charges.ts';
import { parcelOf, unitsReturnable, type LineRefund } from '../../domain/orders/owed.ts';
import { isRefunded, stateNames, takesReturns } from '../../domain/orders/standing.ts';
import { presentOrderInvoice } from '../../domain/invoices/presenters.ts';
import { invoicesOf } from '../invoices/issue-invoice.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import { business } from '../config/business.ts';

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
  const { orderState, dateShipped, items, charged } = order;
  const lines = items.map((line, at) => ({
    ...line,
    ...(charged[at] ?? NO_CHARGE),
    refunds: lineRefundsOf(state, order, line),
  }));
  const { disputes } = order;
  return parcelOf({
    orderState,
    shippedAt: dateShipped,
    paymentRefunded: paymentRefunded(state, order),
    disputes,
    refundUnassigned: unassignedRefunds(state, order).length > 0,
    lines,
  });
}

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

export const refusePlayedMove = (state: Orders, order: Order, to: OrderState): Refusal | null =>
  refuseMove(moveFacts(state, order), to);

export const playedMoves = (state: Orders, order: Order): OrderState[] =>
  allowedStates(moveFacts(state, order));

function moveFacts(state: Orders, order: Order): MoveFacts {
  const owed = owedOf(state, order);
  return {
    orderState: order.orderState,
    openReturns: openReturns(state, order),
    labelled: order.labelUrl !== null,
    // the played carrier answers at once
    voiding: false,
    hold: owed.hold,
    nothingLeft: owed.nothingLeft,
  };
}

/** What follows from an order, its returns and refunds, and the time. */
export function standingOf(state: Pick<ShopState, 'orders' | 'invoices'>, order: Order, now: Date) {
  const { total, dateShipped, shippingGrouping: shippingGroup } = order;
  const refunded = refundsOf(state, order)
    .filter((refund) => refund.state === 'SUCCEEDED')
    .reduce((sum, { amount }) => sum + amount, 0);
  const facts = {
    ...order,
    shippingGroup,
    shippedAt: dateShipped === null ? null : new Date(dateShipped),
    totalCents: total,
    refundedCents: Math.min(refunded, total),
    openReturns: openReturns(state, order),
  };
  const open = takesReturns(facts, now, business.returnWindowDays);
  const items = order.items.map((line) => ({
    ...line,
    quantityReturnable: open
      ? unitsReturnable({
          ...line,
          refunds: lineRefundsOf(state, order, line),
          returnedQuantity: unitsReturned(state, order, line),
        })
      : 0,
  }));
  return {
    state: stateNames(facts),
    amount: total,
    paymentIntentId: order.paymentIntentId?.startsWith(NO_INTENT) ? null : order.paymentIntentId,
    total_refunded: facts.refundedCents,
    refunded: isRefunded(facts),
    returnable: items.some(({ quantityReturnable }) => quantityReturnable > 0),
    allowedStates: playedMoves(state, order),
    invoices: invoicesOf(state, order).map(({ id, document }) =>
      presentOrderInvoice({ ...document, id }),
    ),
    shipping: order.shipping && { ...order.shipping, tracking_number: order.trackingNumber },
    items,
  };
}
