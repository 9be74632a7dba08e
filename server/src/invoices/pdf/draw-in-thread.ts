import type { InvoiceDocument } from '@spindle/sdk/domain/invoices/document';
import { inOwnThread } from '../../contract/in-own-thread.ts';

/**
 * The PDF of a document. Reading fonts and setting pages takes longer than any request may keep
 * others waiting.
 */
export async function drawPdf(document: InvoiceDocument): Promise<Buffer> {
  const drawn = await inOwnThread(new URL('./draw-worker.ts', import.meta.url), document);
  if (!(drawn instanceof Uint8Array)) throw new Error('the thread posted no file');
  return Buffer.from(drawn);
}
