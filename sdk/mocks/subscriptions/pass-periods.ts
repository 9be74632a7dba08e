import type { Scene } from '../core/scene.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { Subscription } from '../state.ts';
import { mailSubscriber } from './mail-subscriber.ts';
import { afterPeriod, rhythmOf } from './period.ts';

/**
 * What the provider does when a paid period is over: it renews what goes on, and ends what was
 * cancelled. What is still to be paid stays as it is.
 */
export function passPeriods(scene: Scene, origin: string): void {
  const { state, now, newId } = scene;
  for (const subscription of state.subscriptions) passPeriod(scene, subscription, origin);
  deriveEntitlements(state, now, newId);
}

function passPeriod(scene: Scene, subscription: Subscription, origin: string): void {
  const { endedAt, currentPeriodEnd, paymentDue, cancelled } = subscription;
  if (endedAt !== null || currentPeriodEnd === null) return;
  let end = new Date(currentPeriodEnd);
  if (end > scene.now) return;
  if (cancelled) {
    Object.assign(subscription, { status: 'canceled', endedAt: currentPeriodEnd });
    mailSubscriber(scene, subscription, { event: 'ENDED', publicUrl: origin });
  } else if (!paymentDue) {
    const rhythm = rhythmOf(scene.state, subscription);
    while (end <= scene.now) end = afterPeriod(end, rhythm);
    subscription.currentPeriodEnd = end.toISOString();
  }
}
