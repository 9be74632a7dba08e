import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import type { Order, ShopState } from '../state.ts';
import { isWithinReturnWindow, openReturns, refundsOf, unitsReturned } from './order-facts.ts';
import { playedMoves } from './refuse-move.ts';

/** What follows from an order, its returns and refunds, and the time. */
export function standingOf(state: Pick<ShopState, 'orders'>, order: Order, now: Date) {
  const refunded = refundsOf(state, order)
    .filter((refund) => refund.state === 'SUCCEEDED')
    .reduce((sum, { amount }) => sum + amount, 0);
  const refundedCents = Math.min(refunded, order.total);
  const names = new Set<string>([order.orderState]);
  if (openReturns(state, order) > 0) names.add('RETURN_REQUESTED');
  if (refundedCents > 0) names.add('REFUNDED');
  const open =
    order.orderState === 'SHIPPED' &&
    order.parentId === null &&
    order.shippingGrouping !== DIGITAL_GROUP &&
    isWithinReturnWindow(order, now);
  const items = order.items.map((line) => ({
    ...line,
    quantityReturnable: open ? line.quantity - unitsReturned(state, order, line) : 0,
  }));
  return {
    state: [...names].join(' '),
    total_refunded: refundedCents,
    refunded: order.total > 0 && refundedCents >= order.total,
    returnable: items.some(({ quantityReturnable }) => quantityReturnable > 0),
    allowedStates: playedMoves(state, order),
    items,
  };
}

/** Brings what is kept of an order to what its facts say. */
export function recount(state: Pick<ShopState, 'orders'>, order: Order, now: Date): void {
  Object.assign(order, standingOf(state, order, now));
}
