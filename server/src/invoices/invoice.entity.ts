import { defineEntity, p } from '@mikro-orm/core';
import type { InvoiceDocument } from '@spindle/sdk/domain/invoices/document';
import { id, timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { Payment } from '../payments/payment.entity.ts';

export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE', 'CANCELLATION'] as const;

const InvoiceSchema = defineEntity({
  name: 'Invoice',
  tableName: 'invoices',
  properties: {
    id: id(),
    series: p.enum(['INV', 'CN']),
    /** Starts at 1 in each series, without gaps. */
    sequence: p.integer(),
    /** The displayed number, for example `INV-000123`. */
    number: p.text().unique(),
    kind: p.enum([...invoiceKinds]),
    payment: () => p.manyToOne(Payment).ref().index().deleteRule('restrict'),
    /** Set for credit notes and for invoices that cancel a credit note. */
    refundId: p.uuid().strictNullable().default(null),
    /** The order or return that the money belongs to. Null if it can't be matched to one order. */
    orderId: p.uuid().strictNullable().default(null),
    userId: p.uuid().index(),
    customerName: p.text(),
    email: p.text(),
    totalCents: cents(),
    taxCents: cents(),
    issuedAt: timestamp(),
    /** The complete contents of the document. */
    document: p.json<InvoiceDocument>(),
  },
  uniques: [
    { name: 'invoices_numbered_once', properties: ['series', 'sequence'] },
    { name: 'one_invoice_per_payment', properties: ['payment'], where: `kind = 'INVOICE'` },
    { name: 'one_document_per_refund', properties: ['refundId', 'kind'] },
  ],
  indexes: [
    { name: 'invoices_by_age', properties: ['issuedAt', 'id'] },
    { name: 'invoices_by_kind', properties: ['kind', 'issuedAt', 'id'] },
    {
      // prefix search, ignoring case
      name: 'invoices_by_number',
      expression: `create index "invoices_by_number" on "invoices" (lower("number") text_pattern_ops)`,
    },
    {
      name: 'invoices_by_words',
      expression: `create index "invoices_by_words" on "invoices" using gin (search_fold(' ' || "customer_name" || ' ' || "email") gin_trgm_ops)`,
    },
  ],
  checks: [
    { name: 'invoices_sequence_positive', expression: 'sequence > 0' },
    { name: 'invoices_amounts_not_negative', expression: 'total_cents >= 0 and tax_cents >= 0' },
    {
      name: 'invoices_refund_known',
      expression: `(kind = 'INVOICE') = (refund_id is null)`,
    },
  ],
  triggers: [
    {
      name: 'invoices_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `raise exception 'an invoice is never changed' using errcode = 'restrict_violation'; return null`,
    },
  ],
});

/** An issued invoice or credit note. Rows are only ever inserted. */
export class Invoice extends InvoiceSchema.class {}
InvoiceSchema.setClass(Invoice);

declare module '../database/tables.ts' {
  interface Tables {
    invoices: TableOf<typeof InvoiceSchema>;
  }
}
