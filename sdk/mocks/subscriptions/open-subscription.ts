import { ensureCustomer } from '../checkout/ensure-customer.ts';
import type { Scene } from '../core/scene.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { Checkout, ShopState, Subscription } from '../state.ts';
import { mailSubscriber } from './mail-subscriber.ts';
import { afterPeriod, rhythmOf } from './period.ts';

interface Paid extends Omit<Scene, 'state'> {
  /** Where the shop is, without a slash at its end; for the links of the letter. */
  origin: string;
}

/** What comes of a page to subscribe on once it is paid: the first period has begun. */
export function openSubscription(
  state: ShopState,
  checkout: Checkout,
  { now, newId, origin }: Paid,
): void {
  const [line] = checkout.lines;
  const buyer = state.people.find(({ userId }) => userId === checkout.userId);
  if (line === undefined || buyer === undefined) return;
  const { catalogId, catalogItemId, title } = line;
  const subscription: Subscription = {
    id: newId(),
    userId: buyer.userId,
    email: buyer.email,
    customerId: ensureCustomer(buyer, newId),
    providerId: `sub_${newId().replaceAll('-', '').slice(0, 24)}`,
    catalogId,
    catalogItemId,
    title,
    status: 'active',
    cancelled: false,
    currentPeriodEnd: afterPeriod(now, rhythmOf(state, line)).toISOString(),
    endedAt: null,
    dateCreated: now.toISOString(),
    paymentDue: false,
  };
  state.subscriptions.push(subscription);
  deriveEntitlements(state, now, newId);
  mailSubscriber({ state, now, newId }, subscription, { event: 'STARTED', publicUrl: origin });
}
