import { conflict } from '../../../contract/failure.ts';
import type { AnyMockCall, MockHandlers, MockCall } from '../../core/call.ts';
import type { Order } from '../../state.ts';
import { ofCustomer, searchedOrders } from './search-orders.ts';
import { orderChanged, trackingNoted, trackingSaved } from '../../../domain/orders/staff-moves.ts';
import {
  presentDone,
  presentOutcome,
  presentRefusal,
  done,
  refused,
  type Outcome,
} from '../../../domain/refusal.ts';
import { returnOpened } from '../../../domain/orders/returns.ts';
import { refundMade } from '../../../domain/refunds/replies.ts';
import { openReturn, refundOrder } from './refund-order.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { noteOnOrder } from '../move-order.ts';
import { acknowledgeOrder, assignRefund } from './assign-refund.ts';
import { presentStaffOrder } from '../presenters.ts';
import { refusePlayedMove } from '../standing-of.ts';
import { spendRefund } from '../../tokens/spend-refund.ts';
import { applyMove } from '../apply-move.ts';

const MOST_AT_ONCE = 500;

export const staffOrders = {
  listPickedOrders: (call) => shown(call, inState(call, 'PICKED')),
  listPendingOrders: (call) => shown(call, inState(call, 'PENDING')),
  searchOrders: (call) => shown(call, searchedOrders(call.state, call.body)),
  refreshOrder: (call) => shown(call, [ofCustomer(call.state, call.body)]),
  editOrderState(call) {
    const outcome = editOrder(call);
    if (outcome !== null) return presentOutcome(outcome);
    const present = ofCustomer(call.state, call.body);
    throw conflict(orderChanged, {
      Order: presentStaffOrder(call.state, present, call.now),
    });
  },
  refundOrder(call) {
    const outcome = refundOrder(call);
    if ('code' in outcome) return { ...presentRefusal(outcome), refundId: null };
    return { ...presentDone(refundMade(outcome.cents)), refundId: outcome.refundId };
  },
  assignRefund: (call) => presentOutcome(assignRefund(call)),
  acknowledgeOrder: (call) => presentDone(acknowledgeOrder(call)),
  openReturn(call) {
    const outcome = openReturn(call);
    if ('code' in outcome) return { ...presentRefusal(outcome), returnId: null };
    return { ...presentDone(returnOpened), returnId: outcome.returnId };
  },
} satisfies Partial<MockHandlers>;

type StaffCall = Pick<AnyMockCall, 'state' | 'now'>;

const inState = ({ state }: StaffCall, name: Order['orderState']) =>
  state.orders.filter(({ orderState }) => orderState === name);

/** Oldest first. */
function shown({ state, now }: StaffCall, orders: readonly Order[]) {
  return orders
    .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated))
    .slice(0, MOST_AT_ONCE)
    .map((order) => presentStaffOrder(state, order, now));
}

/**
 * Staff move an order by the table of moves, with all that follows from it, and save its tracking
 * number. Null where the order has changed since the version that was edited.
 * @throws Failure 404 for an order that is not there, or another customer's
 */
function editOrder(call: MockCall<'editOrderState'>): Outcome | null {
  const { body, state } = call;
  const order = ofCustomer(state, body);
  if (body.version !== undefined && body.version !== order.version) return null;
  const { orderState: to, restock = true } = body;
  const before = audited(order);
  const moves = order.orderState !== to;
  const refusal = moves ? refusePlayedMove(state, order, to) : null;
  if (refusal !== null) return refused(refusal);
  const noted = noteTracking(call, order);
  const given = refundedOf(order);
  const reason = moves ? applyMove(call, order, { to, restock, by: 'STAFF' }) : trackingSaved;
  spendRefund(call, refundedOf(order) - given);
  if (moves || noted) {
    recordAudit(call, {
      action: 'orders.edit-state',
      subject: `order ${order.orderId}`,
      before,
      after: { ...audited(order), ...(to === 'RETURNED' && { restock }) },
    });
  }
  return done(reason);
}

const refundedOf = ({ refunds }: Order) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const audited = ({ orderState, trackingNumber }: Order) => ({ orderState, trackingNumber });

/** Whether there was a new number to keep. */
function noteTracking({ body, user, now }: MockCall<'editOrderState'>, order: Order): boolean {
  const number = body.trackingNumber?.trim() ?? '';
  if (number === '' || number === order.trackingNumber) return false;
  order.trackingNumber = number;
  noteOnOrder(order, { why: trackingNoted(number), actor: user.email, now });
  return true;
}
