import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { openInvoices } from '../invoices/open-invoices.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

type Details = NonNullable<SubscriptionRecord['cancellation_details']>;

/** Ends a subscription for good; what is still owed is no longer collected. */
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

/** Who is no longer a customer no longer subscribes. */
export function endSubscriptionsOf(world: World, customer: string): void {
  for (const known of world.store.list('subscription', { limit: 1000, where: { customer } })) {
    if (known.ended_at === null) endSubscription(world, known, {});
  }
}
