import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../services.ts';
import { draftInvoice } from './draft-invoice.ts';
import { issueDocument } from './issue-document.ts';
import { drawInvoiceJob } from './jobs.ts';

/**
 * Issues a payment's invoice. Call this function last in the transaction that creates the orders.
 */
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
