import type { EntityManager } from '@mikro-orm/postgresql';
import {
  invoiceNumber,
  seriesOf,
  type InvoiceDocument,
  type InvoiceSeries,
} from '@spindle/sdk/domain/invoices/document';
import type { InvoiceDraft } from '@spindle/sdk/domain/invoices/write-invoice';
import { db } from '../database/db.ts';
import { Invoice } from './invoice.entity.ts';

interface Issue {
  draft: InvoiceDraft;
  paymentId: string;
  userId: string;
  /** The refund, and the order that the money belongs to. */
  refund?: { id: string; orderId: string | null };
  at: Date;
}

/**
 * Assigns a document its number and stores it. Call this function last in a transaction, because
 * other documents in the series wait for their number until the transaction ends.
 */
export async function issueDocument(
  em: EntityManager,
  { draft, paymentId, userId, refund, at }: Issue,
): Promise<Invoice> {
  await em.flush();
  const series = seriesOf(draft.kind);
  const sequence = await nextNumber(em, series);
  const number = invoiceNumber(series, sequence);
  const document: InvoiceDocument = { ...draft, number, issuedAt: at.toISOString() };
  const invoice = em.create(Invoice, {
    series,
    sequence,
    number,
    kind: draft.kind,
    payment: paymentId,
    refundId: refund?.id ?? null,
    orderId: refund?.orderId ?? null,
    userId,
    customerName: draft.customer.name,
    email: draft.customer.email,
    totalCents: draft.totalCents,
    taxCents: draft.taxCents,
    issuedAt: at,
    document,
  });
  await em.flush();
  return invoice;
}

async function nextNumber(em: EntityManager, series: InvoiceSeries): Promise<number> {
  const { last } = await db(em)
    .insertInto('invoice_counters')
    .values({ series, last: 1 })
    .onConflict((known) =>
      known.column('series').doUpdateSet((eb) => ({ last: eb('invoice_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
