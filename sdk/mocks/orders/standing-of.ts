import { isRefunded, stateNames, takesReturns } from '../../domain/orders/standing.ts';
import { business } from '../config/business.ts';
import type { Order, ShopState } from '../state.ts';
import { openReturns, refundsOf, unitsReturned } from './order-facts.ts';
import { playedMoves } from './refuse-move.ts';

/** What follows from an order, its returns and refunds, and the time. */
export function standingOf(state: Pick<ShopState, 'orders'>, order: Order, now: Date) {
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
    quantityReturnable: open ? line.quantity - unitsReturned(state, order, line) : 0,
  }));
  return {
    state: stateNames(facts),
    amount: total,
    total_refunded: facts.refundedCents,
    refunded: isRefunded(facts),
    returnable: items.some(({ quantityReturnable }) => quantityReturnable > 0),
    allowedStates: playedMoves(state, order),
    shipping: order.shipping && { ...order.shipping, tracking_number: order.trackingNumber },
    items,
  };
}
