import type { SentEmail } from '../gateways/mail.ts';
import type { Services } from '../services.ts';
import { readPdf } from './read-pdf.ts';
import { Invoice } from './invoice.entity.ts';

/**
 * Returns a payment's invoice as an attachment. Returns an empty list for payments from before
 * invoices existed.
 */
export async function attachInvoice(
  services: Pick<Services, 'orm' | 'storage'>,
  paymentId: string,
): Promise<(NonNullable<SentEmail['attachments']>[number] & { number: string })[]> {
  const ofPayment = { payment: paymentId, kind: 'INVOICE' } as const;
  const invoice = await services.orm.em.fork().findOne(Invoice, ofPayment, { fields: ['number'] });
  if (!invoice) return [];
  const content = await readPdf(services, invoice.id);
  const { number } = invoice;
  return [{ number, filename: `${number}.pdf`, content }];
}
