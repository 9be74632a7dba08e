import { toDate } from '../../domain/time/calendar.ts';
import { isPaying } from '../../domain/subscriptions/access.ts';
import { intervalsAfter } from '../../demo/subscriptions/intervals.ts';
import { keyTextOf, type ItemKey, knownCatalog, knownItem } from '../catalog/find-record.ts';
import type { AtProvider, ShopState, Subscription, Checkout } from '../state.ts';
import { subscriptionEmail, type SubscriptionEvent } from '../../domain/subscriptions/emails.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import type { RenewalPrice } from '../../domain/subscriptions/renewal.ts';
import type { Scene } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { ensureCustomer } from '../checkout/close-checkout.ts';
import { timeZone } from '../config/business.ts';

type Recurring = NonNullable<NonNullable<AtProvider['Price']>['recurring']>;

const MONTHLY = { interval: 'month', interval_count: 1 } as const;

/** Returns the billing interval of an item's published price, or monthly if none is published. */
export function intervalOf(
  { publications }: Pick<ShopState, 'publications'>,
  key: ItemKey,
): Pick<Recurring, 'interval' | 'interval_count'> {
  return publications[keyTextOf(key)]?.Price?.recurring ?? MONTHLY;
}

/** Returns the end of a period. */
export const afterPeriod = (start: Date, every: ReturnType<typeof intervalOf>): Date =>
  new Date(intervalsAfter(start.getTime() / 1000, 1, every) * 1000);

/** A scene with the shop's URL in `origin`, for links in emails. */
export type PeriodScene = Scene & { origin: string };

function publishedPrice(state: ShopState, key: ItemKey): RenewalPrice | null {
  const { Price } = state.publications[keyTextOf(key)] ?? {};
  const { interval, interval_count: intervalCount } = intervalOf(state, key);
  if (Price?.recurring?.usage_type === 'metered') return null;
  const cents = Price?.unit_amount ?? fromDollars(knownItem(state, key)?.price ?? 0);
  return { cents, interval, intervalCount };
}

/** Emails a subscriber about a change of their subscription. */
export function mailSubscriber(
  scene: PeriodScene,
  subscription: Subscription,
  event: SubscriptionEvent,
): void {
  const { userId, email, title, catalogId, currentPeriodEnd } = subscription;
  const person = scene.state.people.find((one) => one.userId === userId);
  const emailed = {
    firstName: person?.firstName ?? '',
    title,
    catalogTitle: knownCatalog(scene.state, subscription)?.title ?? catalogId,
    currentPeriodEnd: toDate(currentPeriodEnd),
    price: publishedPrice(scene.state, subscription),
  };
  const terms = { publicUrl: scene.origin, timeZone, why: '' };
  const content = subscriptionEmail(event, emailed, terms);
  postEmail(scene, person?.email ?? email, content);
}

/**
 * Acts as the provider at the end of a paid period: renews active subscriptions and ends canceled
 * ones. Subscriptions with a payment due stay unchanged.
 */
export function passPeriods(scene: PeriodScene): void {
  const { state, now, newId } = scene;
  for (const subscription of state.subscriptions) passPeriod(scene, subscription);
  deriveEntitlements(state, now, newId);
}

function passPeriod(scene: PeriodScene, subscription: Subscription): void {
  const { endedAt, currentPeriodEnd, cancelled } = subscription;
  if (endedAt !== null || currentPeriodEnd === null) return;
  let end = new Date(currentPeriodEnd);
  if (end > scene.now) return;
  if (cancelled) {
    Object.assign(subscription, { status: 'canceled', endedAt: currentPeriodEnd });
    mailSubscriber(scene, subscription, 'ENDED');
  } else if (isPaying(subscription)) {
    const rhythm = intervalOf(scene.state, subscription);
    while (end <= scene.now) end = afterPeriod(end, rhythm);
    subscription.currentPeriodEnd = end.toISOString();
  }
}

/** Starts the subscription for a paid page, with its first period. */
export function createSubscription(scene: PeriodScene, checkout: Checkout): void {
  const { state, now, newId } = scene;
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
    currentPeriodEnd: afterPeriod(now, intervalOf(state, line)).toISOString(),
    endedAt: null,
    dateCreated: now.toISOString(),
  };
  state.subscriptions.push(subscription);
  mailSubscriber(scene, subscription, 'STARTED');
}
