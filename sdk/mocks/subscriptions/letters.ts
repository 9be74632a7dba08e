import { knownCatalog } from '../catalog/known-record.ts';
import type { Scene } from '../core/scene.ts';
import type { Block } from '../letters/write-letter.ts';
import { postLetter } from '../mails/post-letter.ts';
import type { Subscription } from '../state.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `December 21, 2026` */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** A subscription has begun: where its content is, and how it is cancelled. */
export function mailStarted(scene: Scene, subscription: Subscription, origin: string): void {
  const { catalogId, title, currentPeriodEnd } = subscription;
  const catalog = knownCatalog(scene.state, subscription);
  const until = currentPeriodEnd && ` It is paid until ${formatDay(currentPeriodEnd)}.`;
  mailSubscriber(scene, subscription, `Your Spindle subscription to ${title} has begun`, [
    paragraph(
      `Thank you for subscribing to ${title} of ${catalog?.title ?? catalogId}.${until ?? ''}`,
    ),
    paragraph(
      'It renews by itself. You can cancel it at any time in the customer portal, whose icon stands at the top of our pages; your access then lasts until the end of what is paid.',
    ),
    { kind: 'link', text: 'Open your subscriptions', href: `${origin}/ui/subscriptions` },
  ]);
}

/** A subscription has ended, cancelled or not paid for. */
export function mailEnded(scene: Scene, subscription: Subscription, origin: string): void {
  const { title } = subscription;
  mailSubscriber(scene, subscription, `Your Spindle subscription to ${title} has ended`, [
    paragraph(
      `Your subscription to ${title} has ended. Nothing more will be charged for it, and its content is closed.`,
    ),
    paragraph('You are welcome back at any time.'),
    { kind: 'link', text: 'See what there is to subscribe to', href: `${origin}/ui/shop` },
  ]);
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

function mailSubscriber(
  scene: Scene,
  { userId, email }: Subscription,
  subject: string,
  blocks: readonly Block[],
): void {
  const person = scene.state.people.find((one) => one.userId === userId);
  const greeting = `Hello ${person?.firstName ?? ''},`;
  postLetter(scene, person?.email ?? email, { subject, greeting, blocks });
}
