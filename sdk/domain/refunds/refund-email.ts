import { worded } from '../emails/wording.ts';
import { heading, linkToOrders, type Email } from '../mail/email.ts';
import { formatMoney } from '../money/dollars.ts';
import { moneyBack } from '../orders/email-blocks.ts';
import { refundedTitle, type RefundedLine } from '../orders/sold-parts.ts';
import { shortId } from '../orders/order-id.ts';

/** A refund as its email describes it, in cents including tax. */
export interface EmailedRefund {
  orderId: string;
  firstName: string;
  amount: number;
  lines: readonly (RefundedLine & { amount: number })[];
  shipping: number;
}

/**
 * Returns the email about a partial refund by staff: what exactly is refunded, and how long it
 * takes.
 */
export function staffRefundEmail(refund: EmailedRefund, publicUrl: string): Email {
  const id = shortId(refund.orderId);
  const lines = refund.lines.map(
    ({ amount, ...line }) => [refundedTitle(line), formatMoney(amount)] as const,
  );
  const shipping = refund.shipping > 0 ? [['Shipping', formatMoney(refund.shipping)] as const] : [];
  const name = refund.firstName;
  const values = { name, order: id, amount: formatMoney(refund.amount) };
  return worded('order-partly-refunded', values, {
    greeting: `Hello ${name},`,
    blocks: [
      ...moneyBack(refund.amount),
      heading('What we refunded, tax included'),
      {
        kind: 'table',
        rows: [...lines, ...shipping],
        total: ['Total', formatMoney(refund.amount)],
      },
      linkToOrders(publicUrl),
    ],
  });
}
