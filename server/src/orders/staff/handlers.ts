import { expressionBuilder } from 'kysely';
import type { Handlers } from '../../contract/handlers.ts';
import { conflict, notFound } from '@spindle/sdk/contract/failure';
import type { Aliased } from '../../database/tables.ts';
import { acknowledgeOrder } from './acknowledge-order.ts';
import { assignRefund } from './assign-refund.ts';
import { correctAddress } from './correct-address.ts';
import { editOrder } from './edit-order.ts';
import { refundOrder } from './refund-order.ts';
import { openReturn } from './open-return.ts';
import { ofCustomer } from './of-customer.ts';
import { presentStaffOrder } from '../presenters.ts';
import { readStaffOrders, type Selection } from './read-staff-orders.ts';
import { searchedOrders } from './search-orders.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { orderChanged } from '@spindle/sdk/domain/orders/staff-moves';
import { presentStaffRefund } from '@spindle/sdk/domain/refunds/replies';
import { presentOpenedReturn } from '@spindle/sdk/domain/orders/returns';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/rejection';

const { eb } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

const inState = (state: 'PENDING' | 'PICKED'): Selection => ({
  where: eb('o.order_state', '=', state),
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
    const rows = await readStaffOrders(em, searchedOrders(body, services.config.business.timeZone));
    return rows.map((row) => presentStaffOrder(row, services));
  },
  async refreshOrder({ body, em, services }) {
    const rows = await readStaffOrders(em, ofCustomer(body));
    if (rows.length === 0) throw notFound(noSuch('order'));
    return rows.map((row) => presentStaffOrder(row, services));
  },
  async editOrderState({ body, user, em, services, requestId }) {
    const outcome = await editOrder(services, {
      ...body,
      to: body.orderState,
      actor: { id: user.id, email: user.email },
      user,
      requestId,
    });
    if (!outcome.done && outcome.code === orderChanged.code) {
      const [present] = await readStaffOrders(em, ofCustomer(body));
      throw conflict(orderChanged, {
        ...(present && { Order: presentStaffOrder(present, services) }),
      });
    }
    return presentOutcome(outcome);
  },
  async refundOrder({ body, user, services, requestId, ctx }) {
    const outcome = await refundOrder(services, {
      ...body,
      actor: { id: user.id, email: user.email },
      user,
      provenAt: user.provenAt,
      requestId,
      key: ctx.get('Idempotency-Key'),
    });
    return presentStaffRefund(outcome);
  },
  async assignRefund({ params, body, user, services, requestId }) {
    const { id, email } = user;
    const actor = { id, email };
    return presentOutcome(
      await assignRefund(services, { ...body, refundId: params.id, actor, requestId }),
    );
  },
  async acknowledgeOrder({ params, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const input = { orderId: params.id, actor, requestId };
    return presentDone(await acknowledgeOrder(services, input));
  },
  correctOrderAddress({ params, body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    return correctAddress(services, { orderId: params.id, correction: body, actor, requestId });
  },
  async openReturn({ body, user, services, requestId }) {
    const { id, email } = user;
    return presentOpenedReturn(
      await openReturn(services, { ...body, actor: { id, email }, requestId }),
    );
  },
} satisfies Handlers<
  | 'listPickedOrders'
  | 'listPendingOrders'
  | 'searchOrders'
  | 'refreshOrder'
  | 'editOrderState'
  | 'refundOrder'
  | 'assignRefund'
  | 'acknowledgeOrder'
  | 'correctOrderAddress'
  | 'openReturn'
>;
