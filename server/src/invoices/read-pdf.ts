import { buffer } from 'node:stream/consumers';
import type { Services } from '../services.ts';
import { drawPdf } from './pdf/draw-in-thread.ts';
import { Invoice } from './invoice.entity.ts';

const kind = { type: 'application/pdf', cacheControl: 'private, no-store' };

/**
 * Returns a document's PDF from the store, or draws and stores it. The PDF depends only on the
 * document, so drawing it again produces the same bytes.
 */
export async function readPdf(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  invoiceId: string,
): Promise<Buffer> {
  const key = `invoices/${invoiceId}.pdf`;
  const stored = await storage.get(key);
  if (stored !== null) return buffer(stored.stream);
  const { document } = await orm.em.fork().findOneOrFail(Invoice, { id: invoiceId });
  const drawn = await drawPdf(document);
  await storage.put(key, drawn, kind);
  return drawn;
}
