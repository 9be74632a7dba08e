import { expressionBuilder } from 'kysely';
import { idsOf } from '@spindle/sdk/contract/filter-values';
import type { components } from '@spindle/sdk/schema';
import { anyOf, text, texts } from '../database/expressions.ts';
import { flag, dateTimeRange, oneOfTexts, type ListFilter } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';

const { eb, exists, ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ d: 'disputes' }>,
  'd'
>();

/** Covers every order paid with the disputed payment. */
const paid = selectFrom('orders as o').whereRef('o.payment_id', '=', 'd.payment_id');

const byOrder: ListFilter = (value) => {
  const ids = idsOf(value);
  return ids && exists(paid.select('o.id').where('o.id', '=', anyOf(ids)));
};

const orderIds = paid
  .select((order) => text(order.ref('o.id')).as('id'))
  .where('o.parent_id', 'is', null)
  .orderBy('o.created_at')
  .orderBy('o.id');

export const adminDisputes = resourceList((tables) => tables.selectFrom('disputes as d'))({
  resource: 'disputes',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['d.id'],
  columns: (disputes) =>
    disputes
      .select(['d.id', 'd.amount_cents as amountCents', 'd.reason', 'd.status'])
      .select(['d.created_at as createdAt', 'd.closed_at as closedAt'])
      .select(texts(orderIds).as('orderIds')),
  sortable: { dateCreated: ['d.created_at'], id: ['d.id'] },
  filters: {
    id: oneOfTexts(ref('d.id')),
    orderId: byOrder,
    status: oneOfTexts(ref('d.status')),
    open: flag(eb('d.closed_at', 'is', null)),
    dateCreated_gte: dateTimeRange(ref('d.created_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('d.created_at'), '<='),
  },
  present: (row): components['schemas']['AdminDispute'] => ({
    id: row.id,
    orderIds: row.orderIds,
    amount: row.amountCents,
    reason: row.reason,
    status: row.status,
    dateCreated: row.createdAt.toISOString(),
    dateClosed: row.closedAt?.toISOString() ?? null,
  }),
});
