import { expressionBuilder } from 'kysely';
import { presentInvoice } from '@spindle/sdk/domain/invoices/presenters';
import { idsOf } from '@spindle/sdk/contract/filter-values';
import { anyOf } from '../database/expressions.ts';
import { dateTimeRange, oneOfIds, oneOfTexts, type ListFilter } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { invoiceKinds } from './invoice.entity.ts';
import { invoicesByText } from './invoices-by-text.ts';

const { exists, ref, selectFrom } = expressionBuilder<Tables & Aliased<{ v: 'invoices' }>, 'v'>();

/** Finds the documents for an order or a return. */
const byOrder: ListFilter = (value) => {
  const ids = idsOf(value);
  if (ids === undefined) return undefined;
  return exists(
    selectFrom('orders as o')
      .select('o.id')
      .whereRef('o.payment_id', '=', 'v.payment_id')
      .where('o.id', '=', anyOf(ids))
      .where((eb) => eb.or([eb('v.order_id', 'is', null), eb('v.order_id', '=', eb.ref('o.id'))])),
  );
};

export const adminInvoices = resourceList((tables) => tables.selectFrom('invoices as v'))({
  resource: 'invoices',
  defaultSort: { field: 'dateIssued', direction: 'DESC' },
  key: ['v.id'],
  columns: (invoices) => invoices.select(['v.id', 'v.user_id as userId', 'v.document']),
  sortable: {
    dateIssued: ['v.issued_at'],
    number: ['v.series', 'v.sequence'],
    id: ['v.id'],
  },
  filters: {
    id: oneOfIds(ref('v.id')),
    number: oneOfTexts(ref('v.number')),
    kind: oneOfTexts(ref('v.kind'), invoiceKinds),
    userId: oneOfIds(ref('v.user_id')),
    orderId: byOrder,
    dateIssued_gte: dateTimeRange(ref('v.issued_at'), '>='),
    dateIssued_lte: dateTimeRange(ref('v.issued_at'), '<='),
  },
  lookups: { q: invoicesByText },
  present: presentInvoice,
});
