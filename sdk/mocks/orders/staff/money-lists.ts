import { isDecided } from '../../../domain/orders/disputes.ts';
import type { components } from '../../../src/schema.d.ts';
import { answerList, answerRecord, type MockList } from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import { flag, oneOfChoices, someOf } from '../../core/list-filters.ts';
import type { ShopState } from '../../state.ts';

type Schemas = components['schemas'];

export const moneyLists = {
  listAdminRefunds: (call) => answerList(call, adminRefunds(call.state)),
  getAdminRefund: ({ params, state }) => answerRecord(params.id, adminRefunds(state)),
  listAdminDisputes: (call) => answerList(call, adminDisputes(call.state)),
  getAdminDispute: ({ params, state }) => answerRecord(params.id, adminDisputes(state)),
} satisfies Partial<MockHandlers>;

const states = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;

const adminRefunds = ({ orders }: ShopState): MockList<Schemas['AdminRefund']> => ({
  resource: 'refunds',
  records: orders
    .flatMap(({ refunds }) => refunds)
    .map(
      ({
        refundId: id,
        lines: _lines,
        shippingTax: _tax,
        requestedBy: _by,
        assigned: _is,
        ...refund
      }) => ({
        ...refund,
        id,
        providerRefundId: refund.amount === 0 ? null : `re_${id.replaceAll('-', '')}`,
      }),
    ),
  filters: {
    ids: ['id', 'orderId'],
    times: ['dateCreated'],
    others: {
      state: oneOfChoices(({ state }) => state, states),
      origin: oneOfChoices(({ origin }) => origin, ['SHOP', 'PROVIDER'] as const),
    },
  },
});

/** Lists each dispute once, although every order of the payment contains it. */
const adminDisputes = ({ orders }: ShopState): MockList<Schemas['AdminDispute']> => {
  const sold = orders.filter(({ parentId }) => parentId === null);
  const disputed = sold.flatMap((order) => order.disputes.map((one) => ({ ...one, order })));
  const byId = Map.groupBy(disputed, ({ disputeId }) => disputeId);
  return {
    resource: 'disputes',
    records: [...byId].flatMap(([id, ofOrders]) =>
      ofOrders.slice(0, 1).map(({ disputeId: _id, dateAcknowledged: _at, order, ...dispute }) => ({
        ...dispute,
        id,
        orderIds: ofOrders.map((one) => one.order.orderId),
        dateClosed: isDecided(dispute.status) ? order.dateModified : null,
      })),
    ),
    filters: {
      texts: ['id', 'status'],
      times: ['dateCreated'],
      others: {
        open: flag(({ dateClosed }) => dateClosed === null),
        orderId: someOf(({ orderIds }) => orderIds),
      },
    },
  };
};
