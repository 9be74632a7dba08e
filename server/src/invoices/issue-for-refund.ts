import type { EntityManager } from '@mikro-orm/postgresql';
import { writeCancellation, writeCreditNote } from '@spindle/sdk/domain/invoices/write-credit-note';
import type { Services } from '../services.ts';
import { chargedOrders } from './charged-orders.ts';
import { Invoice } from './invoice.entity.ts';
import { issueDocument } from './issue-document.ts';
import { drawInvoiceJob } from './jobs.ts';
import { mailCreditNote } from './mail-jobs.ts';

interface SettledRefund {
  id: string;
  paymentId: string;
  /** The order, or the return, that it is of. */
  orderId: string | null;
  amountCents: number;
  reason: string;
}

type Needs = Pick<Services, 'jobs' | 'now'>;

/**
 * The credit note of a refund that went through, to be called last in the transaction that notes it.
 * A payment from before there were invoices has none that could be credited.
 */
export async function issueCreditNote(
  em: EntityManager,
  { jobs, now }: Needs,
  refund: SettledRefund,
): Promise<void> {
  await em.flush();
  const { paymentId, orderId, amountCents, reason } = refund;
  const invoice = await em.findOne(Invoice, { payment: paymentId, kind: 'INVOICE' });
  if (invoice === null) return;
  const order =
    orderId === null
      ? null
      : await chargedOrders(em).where('o.id', '=', orderId).executeTakeFirstOrThrow();
  const draft = writeCreditNote(invoice.document, { amountCents, reason, order });
  const { userId } = invoice;
  const { id } = await issueDocument(em, { draft, paymentId, userId, refund, at: now() });
  await jobs.send(em, drawInvoiceJob, { invoiceId: id });
  await jobs.send(em, mailCreditNote, { invoiceId: id });
}

/** The invoice that cancels a refund's credit note, if it has one: the money did not arrive. */
export async function cancelCreditNote(
  em: EntityManager,
  { jobs, now }: Needs,
  { refundId, why }: { refundId: string; why: string },
): Promise<void> {
  await em.flush();
  const creditNote = await em.findOne(Invoice, { refundId, kind: 'CREDIT_NOTE' });
  if (creditNote === null) return;
  const { userId, orderId, payment } = creditNote;
  const { id } = await issueDocument(em, {
    draft: writeCancellation(creditNote.document, why),
    paymentId: payment.id,
    userId,
    refund: { id: refundId, orderId },
    at: now(),
  });
  await jobs.send(em, drawInvoiceJob, { invoiceId: id });
}
