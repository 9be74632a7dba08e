import { writeLetter } from '../../gateways/letter.ts';
import type { MailedSubscription } from './mailed-subscription.ts';

/** The first payment did not come through. */
export function notStartedLetter(subscription: MailedSubscription, publicUrl: string) {
  const { title } = subscription;
  return writeLetter({
    subject: `Your Spindle subscription to ${title} could not begin`,
    greeting: `Hello ${subscription.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `The first payment for ${title} did not come through, so the subscription has not begun. Nothing was charged.`,
      },
      {
        kind: 'paragraph',
        text: 'You can subscribe again at any time, for instance with another card.',
      },
      { kind: 'link', text: 'Back to the shop', href: `${publicUrl}/ui/shop` },
    ],
  });
}
