import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { issueMissing } from './issue-missing.ts';
import { readPdf } from './read-pdf.ts';

/** Draws a document in advance so that it opens fast. */
export const drawInvoiceJob = defineJob({
  name: 'draw-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  async handle(services, { invoiceId }) {
    await readPdf(services, invoiceId);
  },
  concurrency: 1,
});

/** Issues missing documents for payments from before invoices existed. */
export const issueMissingJob = defineJob({
  name: 'issue-missing-documents',
  payload: z.object({}),
  retryLimit: 0,
  concurrency: 1,
  expireInSeconds: 3_000,
  async handle(services) {
    const issued = await issueMissing(services);
    if (issued > 0) services.log.info({ issued }, 'invoices of older payments were issued');
  },
});
