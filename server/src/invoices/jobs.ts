import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { issueMissing } from './issue-missing.ts';
import { readPdf } from './read-pdf.ts';

/** Draws a document ahead of time, so that whoever opens it first need not wait. */
export const drawInvoiceJob = defineJob({
  name: 'draw-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  async handle(services, { invoiceId }) {
    await readPdf(services, invoiceId);
  },
  concurrency: 1,
});

/** Issues what payments from before there were invoices lack. */
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
