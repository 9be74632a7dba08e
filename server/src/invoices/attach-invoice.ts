import { db } from '../database/db.ts';
import type { Email } from '../gateways/mail.ts';
import type { Services } from '../services.ts';
import { readPdf } from './read-pdf.ts';

/** The invoice of a payment for a letter about it; none for one from before there were invoices. */
export async function attachInvoice(
  services: Pick<Services, 'orm' | 'storage'>,
  paymentId: string,
): Promise<(NonNullable<Email['attachments']>[number] & { number: string })[]> {
  const invoice = await db(services.orm.em.fork())
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst();
  if (!invoice) return [];
  const content = await readPdf(services, invoice.id);
  const { number } = invoice;
  return [{ number, filename: `${number}.pdf`, content }];
}
