import { worded } from '../emails/wording.ts';
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
  return worded(
    'payment-failed',
    { name: firstName, amount },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
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
    },
  );
}
