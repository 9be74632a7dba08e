import { worded } from '../emails/wording.ts';
import { linkToOrders, type Email } from '../mail/email.ts';
import { formatMoney } from '../money/dollars.ts';
import { shortId } from '../orders/order-id.ts';
import type { InvoiceDocument } from './document.ts';

/** Returns the email that announces a refund, with its credit note attached. */
export function creditNoteEmail(creditNote: InvoiceDocument, publicUrl: string): Email {
  const { number, cancels, customer, orders, totalCents } = creditNote;
  const { name } = customer;
  const order = orders.map(shortId).join(', ');
  const values = {
    name,
    order,
    number,
    invoice: cancels?.number ?? '',
    amount: formatMoney(totalCents),
  };
  return worded('credit-note', values, {
    greeting: `Hello ${name},`,
    blocks: [linkToOrders(publicUrl)],
  });
}
