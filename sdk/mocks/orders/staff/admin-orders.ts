import { pickFields } from '../../../domain/fields.ts';
import { presentAdminOrder } from '../../../domain/orders/present-order.ts';
import type { components } from '../../../src/schema.d.ts';
import { answerList, answerRecord, type MockList } from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import { oneOfChoices } from '../../core/list-filters.ts';
import { textsOf, typedText } from '../../../contract/filter-values.ts';
import {
  containsAll,
  isNamed,
  readSearch,
  searched,
} from '../../../domain/backoffice/read-search.ts';
import type { Order, ShopState } from '../../state.ts';
import { factsOf, isDisputed } from '../order-status.ts';
import { buyerOf, claimOf, payerOf } from '../find-order.ts';
import { byTag } from '../../remarks/tags.ts';
import { hasStateName, isOfBuyer } from './search-orders.ts';
import { problems } from '../../../domain/orders/problems.ts';
import { failedRefunds, hasProblem } from './problems.ts';
import { orderStates } from '../../../domain/orders/transitions.ts';

type AdminOrder = components['schemas']['AdminOrder'];

export const orderLists = {
  listAdminOrders: (call) => answerList(call, adminOrders(call.state, call.now)),
  getAdminOrder: ({ params, state, now }) => answerRecord(params.id, adminOrders(state, now)),
} satisfies Partial<MockHandlers>;

function adminOrders(state: ShopState, now: Date): MockList<AdminOrder> {
  const orders = new Map(state.orders.map((order) => [order.orderId, order]));
  const known = (matches: (order: Order) => boolean) => (record: AdminOrder) => {
    const order = orders.get(record.id);
    return order !== undefined && matches(order);
  };
  return {
    resource: 'orders',
    records: state.orders.map((order) => displayed(state, order, now)),
    sortable: ['orderState', 'dateModified'],
    sortBy: { orderState: ({ orderState, dateCreated }) => [orderState, dateCreated] },
    filters: {
      ids: ['id', 'userId', 'parentId'],
      texts: ['shippingGrouping'],
      emails: ['email'],
      times: ['dateCreated', 'dateModified'],
      others: {
        tag: byTag,
        orderState: oneOfChoices(({ orderState }) => orderState, orderStates),
        customerId: (value) => {
          const ids = textsOf(value);
          return ids && known(isOfBuyer(state, ({ customerId }) => ids.includes(customerId ?? '')));
        },
        state: (value) => {
          const name = typedText(value);
          return name === undefined
            ? undefined
            : known((order) => hasStateName(state, order, name));
        },
        status: (value) => {
          const names = textsOf(value);
          return names && known(({ chargeStatus }) => names.includes(chargeStatus ?? ''));
        },
        trouble: (value) => {
          const name = problems.find((one) => one === value);
          return name && known((order) => hasProblem(state, order, name, now));
        },
        q: (value) => {
          const text = typedText(value);
          return text === undefined ? undefined : fitsText(text);
        },
      },
    },
  };
}

/** Searches texts for which the real shop has indexes. */
function fitsText(text: string): (order: AdminOrder) => boolean {
  if (text === '') return () => true;
  const search = readSearch(text);
  return ({ id, email, customerName, trackingNumber }) =>
    isNamed(search, { id, trackingNumber }) || containsAll(search, searched(customerName, email));
}

const displayed = (state: ShopState, order: Order, now: Date): AdminOrder =>
  presentAdminOrder(
    {
      ...factsOf(state, order),
      ...(buyerOf(state, order) ?? { firstName: null, lastName: null }),
      userId: order.userId,
      ...payerOf(state, order),
      ...claimOf(state, order),
      items: order.items.map((line) => pickFields(line, listedFields)),
      disputed: isDisputed(order),
      refundFailed: failedRefunds(state, order).length > 0,
      tags: state.tags[order.orderId] ?? [],
      noteCount: state.notes[order.orderId]?.length ?? 0,
    },
    now,
  );

const listedFields = {
  catalogId: true,
  catalogItemId: true,
  title: true,
  quantity: true,
  price: true,
} as const;
