import type { Handlers } from '../../contract/handlers.ts';
import { conflict, notFound } from '@spindle/sdk/contract/failure';
import { editOrder } from './edit-order.ts';
import { ofCustomer } from './of-customer.ts';
import { presentStaffOrder } from './present-staff-order.ts';
import { readStaffOrders, type Chosen } from './read-staff-orders.ts';
import { searchedOrders } from './search-orders.ts';
import { readSummary } from './summary.ts';

const inState = (state: 'PENDING' | 'PICKED'): Chosen => ({
  where: 'o.order_state = $1',
  values: [state],
});

export const staffOrders = {
  async listPickedOrders({ em, services }) {
    const rows = await readStaffOrders(em, inState('PICKED'));
    return rows.map((row) => presentStaffOrder(row, services));
  },
  async listPendingOrders({ em, services }) {
    const rows = await readStaffOrders(em, inState('PENDING'));
    return rows.map((row) => presentStaffOrder(row, services));
  },
  async searchOrders({ body, em, services }) {
    const rows = await readStaffOrders(em, searchedOrders(body));
    return rows.map((row) => presentStaffOrder(row, services));
  },
  async refreshOrder({ body, em, services }) {
    const rows = await readStaffOrders(em, ofCustomer(body));
    if (rows.length === 0) throw notFound('There is no such order.');
    return rows.map((row) => presentStaffOrder(row, services));
  },
  async editOrderState({ body, user, em, services, requestId }) {
    const outcome = await editOrder(services, {
      ...body,
      to: body.orderState,
      actor: { id: user.id, email: user.email },
      requestId,
    });
    if (outcome === null) {
      const [present] = await readStaffOrders(em, ofCustomer(body));
      throw conflict('Somebody has changed this order meanwhile.', {
        ...(present && { Order: presentStaffOrder(present, services) }),
      });
    }
    const { done, reason } = outcome;
    return { Status: done ? ('SUCCESS' as const) : ('ERROR' as const), Reason: reason };
  },
  getAdminSummary: ({ em, now }) => readSummary(em, now),
} satisfies Handlers<
  | 'listPickedOrders'
  | 'listPendingOrders'
  | 'searchOrders'
  | 'refreshOrder'
  | 'editOrderState'
  | 'getAdminSummary'
>;
