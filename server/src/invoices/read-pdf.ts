import { buffer } from 'node:stream/consumers';
import type { Services } from '../services.ts';
import { drawPdf } from './pdf/draw-in-thread.ts';
import { Invoice } from './invoice.entity.ts';

const kind = { type: 'application/pdf', cacheControl: 'private, no-store' };

/**
 * The PDF of a document, out of the store, or drawn and put there. It is made of what the document
 * says and nothing else, so drawn again it has the same bytes.
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
