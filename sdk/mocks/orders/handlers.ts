import { ownCheckout } from '../checkout/close-checkout.ts';
import type { MockHandlers } from '../core/call.ts';
import { ownOrder } from './find-order.ts';
import { applyMove } from './apply-move.ts';
import { latestOrders, ordersOf } from './completed-checkout.ts';
import { requestReturn } from './request-return.ts';
import { outcomeOf, presentOutcome } from '../../domain/rejection.ts';
import { customerCancels, validateCancellation } from '../../domain/orders/cancellation.ts';
import { presentPendingPayment } from '../../domain/orders/pending-payments.ts';
import { pendingPayments } from './pending-payments.ts';
import { presentOrder } from './presenters.ts';
import { owedOf } from './order-status.ts';

const DAY_MS = 86_400_000;

export const orders = {
  getCompletedCheckout({ query: { session }, user, state, now }) {
    const paid = session
      ? ordersOf(state, ownCheckout(state, user.userId, session))
      : latestOrders(state, user.userId);
    return paid.map((order) => presentOrder(state, order, now));
  },
  listOrders({ params, user, state, now }) {
    const since = new Date(now.getTime() - params.days * DAY_MS).toISOString();
    return state.orders
      .filter((order) => order.userId === user.userId && order.dateCreated >= since)
      .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
      .map((order) => presentOrder(state, order, now));
  },
  listPendingPayments: ({ user, state, now }) =>
    pendingPayments(state, user.userId, now).map(presentPendingPayment),
  cancelOrder(call) {
    const order = ownOrder(call, call.body.orderId);
    const { hold } = owedOf(call.state, order);
    const decided = validateCancellation(order.orderState, hold) ?? customerCancels;
    return presentOutcome(outcomeOf(decided, (move) => applyMove(call, order, move)));
  },
  requestReturn: (call) => presentOutcome(requestReturn(call)),
} satisfies Partial<MockHandlers>;
