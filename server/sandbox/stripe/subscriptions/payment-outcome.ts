import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import type { InvoiceRecord } from '../invoices/invoice-record.ts';
import { changeSubscription } from './change-subscription.ts';
import { endSubscription } from './end-subscription.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

export function subscriptionOf(
  world: World,
  invoice: InvoiceRecord,
): SubscriptionRecord | undefined {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return world.store.get('subscription', id ?? '');
}

/** What a paid or a refused invoice makes of its subscription. */
export function noteOutcome(world: World, invoice: InvoiceRecord): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  if (invoice.status === 'paid') {
    const isLatest = idOf(subscription.latest_invoice) === invoice.id;
    if (isLatest) changeSubscription(world, subscription, { status: 'active' });
    return;
  }
  if (subscription.status === 'incomplete') return;
  const late = changeSubscription(world, subscription, { status: 'past_due' });
  if (invoice.next_payment_attempt === null) {
    endSubscription(world, late, { reason: 'payment_failed' });
  }
}
