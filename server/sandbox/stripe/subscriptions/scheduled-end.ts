import type { World } from '../../world.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** When the period under way ends, in epoch seconds. */
export function paidUntil({ items }: SubscriptionRecord): number {
  return Math.min(...items.data.map((item) => item.current_period_end));
}

/** When a subscription ends by itself, in epoch seconds; null where it goes on. */
export function endsAt(subscription: SubscriptionRecord): number | null {
  const { cancel_at: at, cancel_at_period_end: withPeriod } = subscription;
  return at ?? (withPeriod ? paidUntil(subscription) : null);
}

/**
 * The fields that say whether a subscription ends, and when. An API call that cancels at the end of
 * the period says so by the flag; the portal only names the day.
 */
export function scheduledEnd(
  world: World,
  subscription: SubscriptionRecord,
  end: { at: number; withPeriod: boolean } | null,
): Pick<
  SubscriptionRecord,
  'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'
> {
  const details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
  };
  return {
    cancel_at: end?.at ?? null,
    cancel_at_period_end: end?.withPeriod ?? false,
    canceled_at: end ? (subscription.canceled_at ?? world.clock.now()) : null,
    cancellation_details: { ...details, reason: end ? 'cancellation_requested' : null },
  };
}
