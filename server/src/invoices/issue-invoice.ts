import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../services.ts';
import { draftInvoice } from './draft-invoice.ts';
import { issueDocument } from './issue-document.ts';
import { drawInvoiceJob } from './jobs.ts';

/** Issues the invoice of a payment. Call it last in the transaction that creates its orders. */
export async function issueInvoice(
  em: EntityManager,
  { config, jobs, now }: Pick<Services, 'config' | 'jobs' | 'now'>,
  paymentId: string,
): Promise<void> {
  await em.flush();
  const { draft, userId } = await draftInvoice(em, config, paymentId);
  const { id } = await issueDocument(em, { draft, paymentId, userId, at: now() });
  await jobs.send(em, drawInvoiceJob, { invoiceId: id });
}
