import { writeLetter } from '../../gateways/letter.ts';
import { formatDay, type MailedSubscription } from './mailed-subscription.ts';

/** A subscription has begun: where its content is, and how it is cancelled. */
export function startedLetter(subscription: MailedSubscription, publicUrl: string) {
  const { title, catalogTitle, currentPeriodEnd } = subscription;
  const until = currentPeriodEnd && ` It is paid until ${formatDay(currentPeriodEnd)}.`;
  return writeLetter({
    subject: `Your Spindle subscription to ${title} has begun`,
    greeting: `Hello ${subscription.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Thank you for subscribing to ${title} of ${catalogTitle}.${until ?? ''}`,
      },
      {
        kind: 'paragraph',
        text: 'It renews by itself. You can cancel it at any time in the customer portal, whose icon stands at the top of our pages; your access then lasts until the end of what is paid.',
      },
      { kind: 'link', text: 'Open your subscriptions', href: `${publicUrl}/ui/subscriptions` },
    ],
  });
}
