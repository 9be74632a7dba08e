import { link, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { goToCart } from '../navigation/labels.ts';
import { formatMoney } from '../money/dollars.ts';

export interface FailedPayment {
  firstName: string;
  amountCents: number;
  lines: readonly { title: string; quantity: number; unitPriceCents: number }[];
}

/** Returns the email that says the bank declined a debit and the items are in the cart again. */
export function paymentFailedEmail(
  { firstName, amountCents, lines }: FailedPayment,
  publicUrl: string,
): Email {
  const amount = formatMoney(amountCents);
  return {
    subject: `Your payment of ${amount} failed`,
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        `Your bank declined your payment of ${amount}. You weren't charged, and we didn't place an order.`,
      ),
      {
        kind: 'table',
        rows: lines.map(({ title, quantity, unitPriceCents }) => [
          `${quantity} × ${title}`,
          formatMoney(quantity * unitPriceCents),
        ]),
      },
      paragraph(
        'Your items are back in your cart but no longer reserved. Check out again to pay another way.',
      ),
      link(goToCart, `${publicUrl}/ui/cart`),
      paragraph("If you didn't make this payment, contact us."),
      linkToSupport(publicUrl),
    ],
  };
}
