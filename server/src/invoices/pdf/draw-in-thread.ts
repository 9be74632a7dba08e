import type { InvoiceDocument } from '@spindle/sdk/domain/invoices/document';
import { Piscina } from 'piscina';

const PATIENCE_MS = 30_000;

/** Starting the thread takes a hundred times as long as drawing in it; it goes when nobody draws. */
const thread = new Piscina<InvoiceDocument, Uint8Array>({
  filename: new URL('./draw-invoice.ts', import.meta.url).href,
  name: 'drawInvoice',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/**
 * The PDF of a document. Reading fonts and setting pages takes longer than any request may keep
 * others waiting.
 */
export async function drawPdf(document: InvoiceDocument): Promise<Buffer> {
  return Buffer.from(await thread.run(document, { signal: AbortSignal.timeout(PATIENCE_MS) }));
}
