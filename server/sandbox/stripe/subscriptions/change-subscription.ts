import type { World } from '../../world.ts';
import { emit } from '../events/events.ts';
import type { SubscriptionRecord } from './subscription-object.ts';
import { openInvoices, voidInvoice } from '../invoices/collection.ts';

/** Stores a change and emits it with the previous values. */
export function changeSubscription(
  world: World,
  known: SubscriptionRecord,
  changes: Partial<SubscriptionRecord>,
): SubscriptionRecord {
  const changed: SubscriptionRecord = { ...known, ...changes };
  const before = Object.entries(known).filter(
    ([field, value]) =>
      field in changes &&
      JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(changed)).get(field)),
  );
  world.store.put('subscription', changed);
  if (before.length > 0) {
    emit(world, 'customer.subscription.updated', changed, Object.fromEntries(before));
  }
  return changed;
}

/** Returns when the current period ends, in epoch seconds. */
export function paidUntil({ items }: SubscriptionRecord): number {
  return Math.min(...items.data.map((item) => item.current_period_end));
}

/** Returns when a subscription is scheduled to end, in epoch seconds; null if it continues. */
export function endsAt(subscription: SubscriptionRecord): number | null {
  const { cancel_at: at, cancel_at_period_end: withPeriod } = subscription;
  return at ?? (withPeriod ? paidUntil(subscription) : null);
}

/**
 * Returns the fields that schedule or clear a subscription's end. An API call that cancels at the
 * end of the period sets the flag; the portal sets only the date.
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

type Details = NonNullable<SubscriptionRecord['cancellation_details']>;

/** Ends a subscription permanently. Unpaid invoices are no longer collected. */
export function endSubscription(
  world: World,
  subscription: SubscriptionRecord,
  details: Partial<Details>,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): SubscriptionRecord {
  const now = world.clock.now();
  for (const invoice of openInvoices(world, subscription.id)) {
    const closed = { ...invoice, auto_advance: false, next_payment_attempt: null };
    if (status === 'incomplete_expired') voidInvoice(world, closed);
    else world.store.put('invoice', closed);
  }
  const ended: SubscriptionRecord = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
      ...subscription.cancellation_details,
      ...details,
    },
    ended_at: now,
    status,
  };
  world.store.put('subscription', ended);
  const type =
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
  emit(world, type, ended);
  return ended;
}

/** Ends the subscriptions of a deleted customer. */
export function endSubscriptionsOf(world: World, customer: string): void {
  for (const known of world.store.list('subscription', { limit: 1000, where: { customer } })) {
    if (known.ended_at === null) endSubscription(world, known, {});
  }
}
