import { writeLetter } from '../../gateways/letter.ts';
import type { MailedSubscription } from './mailed-subscription.ts';

/** A subscription the shop did not take, and why; its money goes back. */
export function refusedLetter(
  subscription: MailedSubscription,
  { why, publicUrl }: { why: string; publicUrl: string },
) {
  const { title } = subscription;
  return writeLetter({
    subject: `Your Spindle subscription to ${title} was cancelled`,
    greeting: `Hello ${subscription.firstName},`,
    blocks: [
      { kind: 'paragraph', text: `We have cancelled your new subscription to ${title}. ${why}` },
      {
        kind: 'paragraph',
        text: 'What you have paid for it goes back to the card or account you paid with. Banks take up to ten days to show it.',
      },
      { kind: 'link', text: 'See your subscriptions', href: `${publicUrl}/ui/subscriptions` },
    ],
  });
}
