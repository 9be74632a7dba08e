import type { EntityManager } from '@mikro-orm/postgresql';
import { writeCancellation } from '@spindle/sdk/domain/invoices/write-credit-note';
import type { Services } from '../services.ts';
import { draftCreditNote, type RefundToCredit } from './draft-credit-note.ts';
import { Invoice } from './invoice.entity.ts';
import { issueDocument } from './issue-document.ts';
import { drawInvoiceJob } from './jobs.ts';
import { mailCreditNote } from './mail-jobs.ts';

type Needs = Pick<Services, 'jobs' | 'now'>;

/**
 * Issues the credit note for a successful refund, unless there is no invoice to credit. Call this
 * function last in the transaction that records the refund.
 */
export async function issueCreditNote(
  em: EntityManager,
  { jobs, now }: Needs,
  refund: RefundToCredit,
): Promise<void> {
  await em.flush();
  const drafted = await draftCreditNote(em, refund);
  if (drafted === null) return;
  const { paymentId } = refund;
  const { id } = await issueDocument(em, { ...drafted, paymentId, refund, at: now() });
  await jobs.send(em, drawInvoiceJob, { invoiceId: id });
  await jobs.send(em, mailCreditNote, { invoiceId: id });
}

/**
 * Issues the invoice that cancels a refund's credit note, if there is one, because the money did
 * not arrive.
 */
export async function cancelCreditNote(
  em: EntityManager,
  { jobs, now }: Needs,
  { refundId, failure }: { refundId: string; failure: string | null },
): Promise<void> {
  await em.flush();
  const creditNote = await em.findOne(Invoice, { refundId, kind: 'CREDIT_NOTE' });
  if (creditNote === null) return;
  const { userId, orderId, payment } = creditNote;
  const { id } = await issueDocument(em, {
    draft: writeCancellation(creditNote.document, failure),
    paymentId: payment.id,
    userId,
    refund: { id: refundId, orderId },
    at: now(),
  });
  await jobs.send(em, drawInvoiceJob, { invoiceId: id });
}
