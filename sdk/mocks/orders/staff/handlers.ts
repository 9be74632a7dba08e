import { conflict } from '../../../contract/failure.ts';
import type { AnyMockCall, MockHandlers, MockCall } from '../../core/call.ts';
import type { Order } from '../../state.ts';
import { ofCustomer, searchedOrders } from './search-orders.ts';
import { orderChanged, trackingNoted, trackingSaved } from '../../../domain/orders/staff-moves.ts';
import { outcomeOf, presentDone, presentOutcome, type Outcome } from '../../../domain/rejection.ts';
import { presentOpenedReturn } from '../../../domain/orders/returns.ts';
import { presentStaffRefund } from '../../../domain/refunds/replies.ts';
import { openReturn } from '../request-return.ts';
import { decideEdit } from '../../../domain/orders/decide-edit.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { oldestFirst } from '../find-order.ts';
import { addOrderEvent } from '../move-order.ts';
import { correctAddress } from './correct-address.ts';
import { acknowledgeOrder, assignRefund, refundOrder, refundedToday } from './refund-order.ts';
import { presentStaffOrder } from '../presenters.ts';
import { statusOf } from '../order-status.ts';
import { spendRefund } from '../../tokens/spend-refund.ts';
import { applyMove } from '../apply-move.ts';

export const staffOrders = {
  listPickedOrders: (call) => displayed(call, inState(call, 'PICKED')),
  listPendingOrders: (call) => displayed(call, inState(call, 'PENDING')),
  searchOrders: (call) => displayed(call, searchedOrders(call.state, call.body)),
  refreshOrder: (call) => displayed(call, [ofCustomer(call.state, call.body)]),
  editOrderState(call) {
    const outcome = editOrder(call);
    if (outcome.done || outcome.code !== orderChanged.code) return presentOutcome(outcome);
    const present = ofCustomer(call.state, call.body);
    throw conflict(orderChanged, {
      Order: presentStaffOrder(call.state, present, call.now),
    });
  },
  refundOrder: (call) => presentStaffRefund(refundOrder(call)),
  assignRefund: (call) => presentOutcome(assignRefund(call)),
  acknowledgeOrder: (call) => presentDone(acknowledgeOrder(call)),
  correctOrderAddress: correctAddress,
  openReturn: (call) => presentOpenedReturn(openReturn(call)),
} satisfies Partial<MockHandlers>;

type OrderLists = Pick<AnyMockCall, 'state' | 'now'>;

const inState = ({ state }: OrderLists, name: Order['orderState']) =>
  state.orders.filter(({ orderState }) => orderState === name);

const displayed = ({ state, now }: OrderLists, orders: readonly Order[]) =>
  oldestFirst(orders).map((order) => presentStaffOrder(state, order, now));

/**
 * Moves an order for staff, with all consequences, and saves its tracking number.
 * @throws Failure 404 if the order doesn't exist or is another customer's
 */
function editOrder(call: MockCall<'editOrderState'>): Outcome {
  const { body, state, user, now } = call;
  const order = ofCustomer(state, body);
  // the mock carrier responds immediately
  const facts = { ...statusOf(state, order), labeled: order.labelUrl !== null, voiding: false };
  const changes = decideEdit(facts, { ...body, to: body.orderState });
  return outcomeOf(changes, ({ move, trackingNumber, audit }) => {
    if (trackingNumber !== null) {
      order.trackingNumber = trackingNumber;
      addOrderEvent(order, { why: trackingNoted(trackingNumber), actor: user.email, now });
    }
    const [input, centsToday] = [refundedOf(order), refundedToday(call)];
    const reason = move ? applyMove(call, order, move) : trackingSaved;
    spendRefund(call, { cents: refundedOf(order) - input, centsToday });
    if (audit) recordAudit(call, audit);
    return reason;
  });
}

const refundedOf = ({ refunds }: Order) => refunds.reduce((sum, { amount }) => sum + amount, 0);
