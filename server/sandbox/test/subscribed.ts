import type Stripe from 'stripe';
import { createSession, type Scene } from './scene.ts';

export const DAY = 24 * 60 * 60;

/** Creates a product's price with this interval. */
export async function recurringPrice(
  { stripe }: Scene,
  overrides: Partial<Stripe.PriceCreateParams> & { name?: string; catalogId?: string } = {},
): Promise<Stripe.Price> {
  const { name = 'Plans of the month', catalogId = 'plans', ...price } = overrides;
  const product = await stripe.products.create({
    name,
    tax_code: 'txcd_10000000',
    metadata: { catalogId, catalogItemId: name },
  });
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 900,
    tax_behavior: 'exclusive',
    recurring: { interval: 'month' },
    ...price,
  });
}

/** Creates an open subscription page, as the shop does. */
export async function subscriptionSession(
  scene: Scene,
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const price = await recurringPrice(scene);
  const customer = await scene.stripe.customers.create({
    email: 'ida@example.com',
    name: 'Ida Noddack',
    address: { line1: 'Weg 1', city: 'Reno', state: 'NV', postal_code: '89501', country: 'US' },
  });
  return createSession(scene, {
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { userId: 'ida' } },
    ...overrides,
  });
}

/** Finishes the page with this outcome. A paid one starts a subscription. */
export async function finish(scene: Scene, sessionId: string, outcome: string) {
  return scene.call('POST', `/stripe/control/sessions/${sessionId}`, { outcome });
}

/** Creates a new subscriber. */
export async function subscribed(
  scene: Scene,
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const { id } = await subscriptionSession(scene, overrides);
  await finish(scene, id, 'paid');
  const { subscription } = await scene.stripe.checkout.sessions.retrieve(id);
  return scene.stripe.subscriptions.retrieve(String(subscription));
}

export async function advanceDays(scene: Scene, days: number): Promise<void> {
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: days * DAY });
}

/** Returns the current period of a subscription, in epoch seconds. */
export function periodOf({ items }: Stripe.Subscription) {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}
