import { expressionBuilder } from 'kysely';
import { presentInvoice } from '@spindle/sdk/domain/invoices/presenters';
import { idsOf, typedText } from '@spindle/sdk/contract/filter-values';
import { anyOf, lower } from '../database/expressions.ts';
import {
  holdsText,
  moments,
  oneOfIds,
  oneOfTexts,
  type ListFilter,
} from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { invoiceKinds } from './invoice.entity.ts';

const { exists, ref, selectFrom } = expressionBuilder<Tables & Aliased<{ v: 'invoices' }>, 'v'>();

/** Those that an order has, or a return. */
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

/** The beginning of the number, as people type it, or a part of who it is made out to. */
const byText: ListFilter = (value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  return holdsText(
    [lower(ref('v.number')), lower(ref('v.customer_name')), lower(ref('v.email'))],
    text,
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
    dateIssued_gte: moments(ref('v.issued_at'), '>='),
    dateIssued_lte: moments(ref('v.issued_at'), '<='),
    q: byText,
  },
  present: presentInvoice,
});
