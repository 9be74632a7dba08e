import { conflict } from '../../../contract/failure.ts';
import type { AnyMockCall, MockHandlers } from '../../core/call.ts';
import type { Order } from '../../state.ts';
import { editOrder } from './edit-order.ts';
import { ofCustomer } from './of-customer.ts';
import { presentStaffOrder } from './present-staff-order.ts';
import { searchedOrders } from './search-orders.ts';
import { readSummary } from './summary.ts';
import { orderChanged } from '../../../domain/orders/staff-moves.ts';
import { presentOutcome } from '../../../domain/refusal.ts';

const MOST_AT_ONCE = 500;

export const staffOrders = {
  listPickedOrders: (call) => shown(call, inState(call, 'PICKED')),
  listPendingOrders: (call) => shown(call, inState(call, 'PENDING')),
  searchOrders: (call) => shown(call, searchedOrders(call.state, call.body, call.now)),
  refreshOrder: (call) => shown(call, [ofCustomer(call.state, call.body)]),
  editOrderState(call) {
    const outcome = editOrder(call);
    if (outcome !== null) return presentOutcome(outcome);
    const present = ofCustomer(call.state, call.body);
    throw conflict(orderChanged, {
      Order: presentStaffOrder(call.state, present, call.now),
    });
  },
  getAdminSummary: ({ state, now }) => readSummary(state, now),
} satisfies Partial<MockHandlers>;

type Asked = Pick<AnyMockCall, 'state' | 'now'>;

const inState = ({ state }: Asked, wanted: Order['orderState']) =>
  state.orders.filter(({ orderState }) => orderState === wanted);

/** Oldest first. */
function shown({ state, now }: Asked, orders: readonly Order[]) {
  return orders
    .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated))
    .slice(0, MOST_AT_ONCE)
    .map((order) => presentStaffOrder(state, order, now));
}
