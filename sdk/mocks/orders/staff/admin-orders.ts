import { fullName } from '../../../domain/identity/full-name.ts';
import type { components } from '../../../src/schema.d.ts';
import { answerList, answerRecord, type MockList } from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import { oneOfChoices } from '../../core/list-filters.ts';
import { textsOf, typedText } from '../../../contract/filter-values.ts';
import { holdsAll, isNamed, readSearch, searched } from '../../../domain/backoffice/read-search.ts';
import type { Order, ShopState } from '../../state.ts';
import { isDisputed, standingOf } from '../standing-of.ts';
import { buyerOf } from '../find-order.ts';
import { presentClaimOf } from '../../picking/claim-of.ts';
import { byTag } from '../../remarks/by-tag.ts';
import { hasStateName, isOfBuyer } from './search-orders.ts';
import { troubles } from '../../../domain/orders/troubles.ts';
import { failedRefunds, hasTrouble } from './troubles.ts';
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
          const name = troubles.find((one) => one === value);
          return name && known((order) => hasTrouble(state, order, name, now));
        },
        q: (value) => {
          const text = typedText(value);
          return text === undefined ? undefined : fitsText(text);
        },
      },
    },
  };
}

/** What the real shop looks up in its indexes. */
function fitsText(text: string): (order: AdminOrder) => boolean {
  if (text === '') return () => true;
  const search = readSearch(text);
  return ({ id, email, customerName, trackingNumber }) =>
    isNamed(search, { id, trackingNumber }) || holdsAll(search, searched(customerName, email));
}

function presentAdminOrder(state: ShopState, order: Order, now: Date): AdminOrder {
  const standing = standingOf(state, order);
  const buyer = buyerOf(state, order);
  return {
    id: order.orderId,
    orderId: order.orderId,
    userId: order.userId,
    customerId: buyer?.customerId ?? order.customerId,
    email: buyer?.email ?? order.email,
    customerName: buyer ? fullName(buyer) : '',
    dateCreated: order.dateCreated,
    dateModified: order.dateModified,
    items: order.items.map(({ catalogId, catalogItemId, title, quantity, price }) => {
      return { catalogId, catalogItemId, title, quantity, price };
    }),
    state: standing.state,
    orderState: order.orderState,
    total: order.total,
    total_refunded: standing.refundedCents,
    trackingNumber: order.trackingNumber,
    parentId: order.parentId,
    shippingGrouping: order.shippingGrouping,
    disputed: isDisputed(order),
    refundFailed: failedRefunds(state, order).length > 0,
    tags: state.tags[order.orderId] ?? [],
    noteCount: state.notes[order.orderId]?.length ?? 0,
    ...presentClaimOf(state, order.claim, now),
  };
}
