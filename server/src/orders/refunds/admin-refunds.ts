import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { dateTimeRange, oneOfIds, oneOfTexts } from '../../database/list-filters.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { resourceList } from '../../http/resource-list.ts';
import { refundStates } from './refund.entity.ts';

const { ref } = expressionBuilder<Tables & Aliased<{ r: 'refunds' }>, 'r'>();

export const adminRefunds = resourceList((tables) => tables.selectFrom('refunds as r'))({
  resource: 'refunds',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['r.id'],
  columns: (refunds) =>
    refunds
      .select(['r.id', 'r.order_id as orderId', 'r.provider_refund_id as providerRefundId'])
      .select(['r.amount_cents as amountCents', 'r.shipping_cents as shippingCents'])
      .select(['r.state', 'r.origin', 'r.reason', 'r.failure'])
      .select(['r.created_at as createdAt', 'r.settled_at as settledAt']),
  sortable: { dateCreated: ['r.created_at'], id: ['r.id'] },
  filters: {
    id: oneOfIds(ref('r.id')),
    orderId: oneOfIds(ref('r.order_id')),
    state: oneOfTexts(ref('r.state'), refundStates),
    origin: oneOfTexts(ref('r.origin'), ['SHOP', 'PROVIDER']),
    dateCreated_gte: dateTimeRange(ref('r.created_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('r.created_at'), '<='),
  },
  present: (row): components['schemas']['AdminRefund'] => ({
    id: row.id,
    orderId: row.orderId,
    providerRefundId: row.providerRefundId,
    amount: row.amountCents,
    shipping: row.shippingCents,
    state: row.state,
    origin: row.origin,
    reason: row.reason,
    failure: row.failure,
    dateCreated: row.createdAt.toISOString(),
    dateSettled: row.settledAt?.toISOString() ?? null,
  }),
});
