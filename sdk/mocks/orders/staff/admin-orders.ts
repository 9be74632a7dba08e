import type { FilterValue } from '../../../contract/list-dialect.ts';
import type { components } from '../../../src/schema.d.ts';
import {
  answerList,
  answerRecord,
  isOneOf,
  unfitFilter,
  type MockList,
} from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import type { Order, ShopState } from '../../state.ts';
import { isDisputed } from '../order-facts.ts';
import { standingOf } from '../standing-of.ts';
import { isOfBuyer } from './search-orders.ts';
import { failedRefunds, hasTrouble } from './troubles.ts';

type AdminOrder = components['schemas']['AdminOrder'];

const TROUBLES = ['openReturn', 'failedRefund', 'openDispute', 'nothingDelivered'];
const STATES = [
  'PENDING',
  'CANCELLED',
  'PROCESSING',
  'PICKED',
  'SHIPPED',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURNED',
];

export const orderLists = {
  listAdminOrders: (call) => answerList(call, adminOrders(call.state, call.now)),
  getAdminOrder: ({ params, state, now }) => answerRecord(params.id, adminOrders(state, now)),
} satisfies Pick<MockHandlers, 'listAdminOrders' | 'getAdminOrder'>;

function adminOrders(state: ShopState, now: Date): MockList<AdminOrder> {
  const orders = new Map(state.orders.map((order) => [order.orderId, order]));
  const facts =
    (fits: (order: Order, value: FilterValue) => boolean) =>
    ({ id }: AdminOrder, value: FilterValue) => {
      const order = orders.get(id);
      return order !== undefined && fits(order, value);
    };
  const moment = (value: FilterValue, field: string) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? unfitFilter(field) : time;
  };
  return {
    resource: 'orders',
    records: state.orders.map((order) => presentAdminOrder(state, order, now)),
    sortable: ['dateCreated', 'orderState', 'id'],
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    filters: {
      userId: ({ userId }, value) => isOneOf(userId, value),
      parentId: ({ parentId }, value) => isOneOf(parentId, value),
      orderState: ({ orderState }, value) => {
        const known = [value].flat().every((one) => STATES.includes(String(one)));
        return known ? isOneOf(orderState, value) : unfitFilter('orderState');
      },
      shippingGrouping: (record, value) => isOneOf(record.shippingGrouping, value),
      email: ({ email }, value) =>
        [value].flat().some((one) => String(one).toLowerCase() === email.toLowerCase()),
      customerId: facts((order, value) =>
        isOfBuyer(
          state,
          ({ customerId }) => customerId !== null && isOneOf(customerId, value),
        )(order),
      ),
      dateCreated_gte: (record, value) =>
        Date.parse(record.dateCreated) >= moment(value, 'dateCreated_gte'),
      dateCreated_lte: (record, value) =>
        Date.parse(record.dateCreated) <= moment(value, 'dateCreated_lte'),
      state: (record, value) => record.state.split(' ').includes(String(value).toUpperCase()),
      status: facts(({ chargeStatus }, value) => isOneOf(chargeStatus, value)),
      trouble: facts((order, value) => {
        const name = String(value);
        return TROUBLES.includes(name)
          ? hasTrouble(state, order, name, now)
          : unfitFilter('trouble');
      }),
      q: ({ id, email }, value) => fitsText(id, email, String(value).trim().toLowerCase()),
    },
  };
}

/** The beginning of an order's id, as people read it out, or a part of the e-mail. */
function fitsText(id: string, email: string, text: string): boolean {
  const digits = text.replace(/^#/, '').replaceAll('-', '');
  const isId = /^[0-9a-f]{1,32}$/.test(digits) && id.replaceAll('-', '').startsWith(digits);
  return isId || email.toLowerCase().includes(text);
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
