import { writeLetter } from '../../gateways/letter.ts';
import type { MailedSubscription } from './mailed-subscription.ts';

/** A subscription has ended, cancelled or not paid for. */
export function endedLetter(subscription: MailedSubscription, publicUrl: string) {
  const { title } = subscription;
  return writeLetter({
    subject: `Your Spindle subscription to ${title} has ended`,
    greeting: `Hello ${subscription.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your subscription to ${title} has ended. Nothing more will be charged for it, and its content is closed.`,
      },
      { kind: 'paragraph', text: 'You are welcome back at any time.' },
      { kind: 'link', text: 'See what there is to subscribe to', href: `${publicUrl}/ui/shop` },
    ],
  });
}
