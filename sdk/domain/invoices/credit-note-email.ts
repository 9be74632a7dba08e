import { SHOP_NAME, linkToOrders, paragraph, type Email } from '../mail/email.ts';
import { formatMoney } from '../money/dollars.ts';
import { shortId } from '../orders/order-id.ts';
import type { InvoiceDocument } from './document.ts';

/** Returns the email that announces a refund, with its credit note attached. */
export function creditNoteEmail(creditNote: InvoiceDocument, publicUrl: string): Email {
  const { number, cancels, customer, orders, totalCents } = creditNote;
  return {
    subject: `Credit note ${number} for ${SHOP_NAME} order ${orders.map(shortId).join(', ')}`,
    greeting: `Hello ${customer.name},`,
    blocks: [
      paragraph(
        `We refunded ${formatMoney(totalCents)}. Credit note ${number} for your invoice ${cancels?.number ?? ''} is attached.`,
      ),
      linkToOrders(publicUrl),
    ],
  };
}
