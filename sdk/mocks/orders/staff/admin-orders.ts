import type { components } from '../../../src/schema.d.ts';
import { answerList, answerRecord, type MockList } from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import {
  moments,
  oneOfEmails,
  oneOfIds,
  oneOfTexts,
  textsOf,
  typedText,
  unfitFilter,
} from '../../core/list-filters.ts';
import type { Order, ShopState } from '../../state.ts';
import { isDisputed } from '../order-facts.ts';
import { standingOf } from '../standing-of.ts';
import { hasStateName, isOfBuyer } from './search-orders.ts';
import { failedRefunds, hasTrouble, troubles } from './troubles.ts';
import { orderStates } from '../../../domain/orders/transitions.ts';

type AdminOrder = components['schemas']['AdminOrder'];

export const orderLists = {
  listAdminOrders: (call) => answerList(call, adminOrders(call.state, call.now)),
  getAdminOrder: ({ params, state, now }) => answerRecord(params.id, adminOrders(state, now)),
} satisfies Partial<MockHandlers>;

function adminOrders(state: ShopState, now: Date): MockList<AdminOrder> {
  const orders = new Map(state.orders.map((order) => [order.orderId, order]));
  const known = (fits: (order: Order) => boolean) => (record: AdminOrder) => {
    const order = orders.get(record.id);
    return order !== undefined && fits(order);
  };
  return {
    resource: 'orders',
    records: state.orders.map((order) => presentAdminOrder(state, order, now)),
    sortable: ['dateCreated', 'orderState', 'id'],
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    sortBy: { orderState: ({ orderState, dateCreated }) => [orderState, dateCreated] },
    filters: {
      id: oneOfIds('id', ({ id }) => id),
      userId: oneOfIds('userId', ({ userId }) => userId),
      parentId: oneOfIds('parentId', ({ parentId }) => parentId),
      orderState: oneOfTexts('orderState', ({ orderState }) => orderState, orderStates),
      shippingGrouping: oneOfTexts('shippingGrouping', (record) => record.shippingGrouping),
      email: oneOfEmails('email', ({ email }) => email),
      customerId: (value) => {
        const ids = textsOf('customerId', value);
        return known(isOfBuyer(state, ({ customerId }) => ids.some((id) => id === customerId)));
      },
      dateCreated_gte: moments('dateCreated_gte', ({ dateCreated }) => dateCreated, '>='),
      dateCreated_lte: moments('dateCreated_lte', ({ dateCreated }) => dateCreated, '<='),
      state: (value) => {
        const name = typedText('state', value);
        return known((order) => hasStateName(state, order, name, now));
      },
      status: oneOfTexts('status', ({ id }) => orders.get(id)?.chargeStatus ?? null),
      trouble: (value) => {
        const name = troubles.find((one) => one === value) ?? unfitFilter('trouble');
        return known((order) => hasTrouble(state, order, name, now));
      },
      q: (value) => fitsText(typedText('q', value)),
    },
  };
}

/** The beginning of an order's id, as people read it out, or a part of the e-mail. */
function fitsText(text: string): (order: AdminOrder) => boolean {
  const digits = text.replace(/^#/, '').replaceAll('-', '');
  const isHex = /^[0-9a-f]{1,32}$/.test(digits);
  return ({ id, email }) =>
    (isHex && id.replaceAll('-', '').startsWith(digits)) || email.toLowerCase().includes(text);
}

function presentAdminOrder(state: ShopState, order: Order, now: Date): AdminOrder {
  const standing = standingOf(state, order, now);
  const buyer = state.people.find(({ userId }) => userId === order.userId);
  return {
    id: order.orderId,
    orderId: order.orderId,
    userId: order.userId,
    customerId: buyer?.customerId ?? order.customerId,
    email: buyer?.email ?? order.email,
    dateCreated: order.dateCreated,
    state: standing.state,
    orderState: order.orderState,
    total: order.total,
    total_refunded: standing.total_refunded,
    trackingNumber: order.trackingNumber,
    parentId: order.parentId,
    shippingGrouping: order.shippingGrouping,
    disputed: isDisputed(order),
    refundFailed: failedRefunds(state, order).length > 0,
  };
}
