import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
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
