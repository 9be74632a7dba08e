import type { InvoiceDocument } from '@spindle/sdk/domain/invoices/document';
import { Piscina } from 'piscina';

const TIMEOUT_MS = 30_000;

/**
 * Starting the thread takes a hundred times as long as drawing, so the thread is kept until it has
 * been idle for a while.
 */
const thread = new Piscina<InvoiceDocument, Uint8Array>({
  filename: new URL('./draw-invoice.ts', import.meta.url).href,
  name: 'drawInvoice',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/**
 * Draws a document's PDF in a separate thread, because loading fonts and computing the layout would
 * block other requests for too long.
 */
export async function drawPdf(document: InvoiceDocument): Promise<Buffer> {
  return Buffer.from(await thread.run(document, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
}
