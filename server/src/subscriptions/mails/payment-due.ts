import { writeLetter } from '../../gateways/letter.ts';
import type { MailedSubscription } from './mailed-subscription.ts';

/** A payment failed: what is closed, and what opens it again. */
export function paymentDueLetter(subscription: MailedSubscription, publicUrl: string) {
  const { title } = subscription;
  return writeLetter({
    subject: `The payment for ${title} has failed`,
    greeting: `Hello ${subscription.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We could not collect the payment for your subscription to ${title}. Its content is closed until it is paid.`,
      },
      {
        kind: 'paragraph',
        text: 'What to do: sign in, open the customer portal by its icon at the top of our pages, and update your card there. We also try the present one again in the next days.',
      },
      { kind: 'link', text: 'Open your subscriptions', href: `${publicUrl}/ui/subscriptions` },
    ],
  });
}
