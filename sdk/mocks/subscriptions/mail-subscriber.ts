import { subscriptionEmail, type SubscriptionEvent } from '../../domain/subscriptions/emails.ts';
import { knownCatalog } from '../catalog/known-record.ts';
import type { Scene } from '../core/scene.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Subscription } from '../state.ts';

interface Mailing {
  event: SubscriptionEvent;
  publicUrl: string;
}

/** Tells a subscriber what has become of their subscription. */
export function mailSubscriber(
  scene: Scene,
  subscription: Subscription,
  { event, publicUrl }: Mailing,
): void {
  const { userId, email, title, catalogId, currentPeriodEnd } = subscription;
  const person = scene.state.people.find((one) => one.userId === userId);
  const emailed = {
    firstName: person?.firstName ?? '',
    title,
    catalogTitle: knownCatalog(scene.state, subscription)?.title ?? catalogId,
    currentPeriodEnd: currentPeriodEnd === null ? null : new Date(currentPeriodEnd),
  };
  const content = subscriptionEmail(event, emailed, { publicUrl, why: '' });
  postEmail(scene, person?.email ?? email, content);
}
