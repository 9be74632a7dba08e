import { SHOP_NAME, heading, linkToOrders, paragraph, type Email } from '../mail/email.ts';
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
  return {
    subject: `Your refund for ${SHOP_NAME} order ${id}`,
    greeting: `Hello ${refund.firstName},`,
    blocks: [
      paragraph(`We issued a refund for part of order ${id}.`),
      ...moneyBack(refund.amount),
      heading('What we refunded, tax included'),
      {
        kind: 'table',
        rows: [...lines, ...shipping],
        total: ['Total', formatMoney(refund.amount)],
      },
      linkToOrders(publicUrl),
    ],
  };
}
