import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { until } from '../until.ts';
import { makeItem, type ItemOptions } from './make-item.ts';

type Schemas = components['schemas'];

interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** Creates a subscription plan at twelve dollars a month by default. */
export function makePlan(
  shop: ConformingShop,
  options: ItemOptions = {},
): Promise<Schemas['CatalogItemRecord']> {
  return makeItem(shop, {
    title: 'Foundations',
    digital: true,
    subscription: true,
    price: '12.00',
    ...options,
  });
}

/** Returns a customer's calls about their subscriptions. */
export function subscriber({ shop: browser }: Pick<SignedIn, 'shop'>) {
  const to = ({ catalogId, catalogItemId }: ItemKey) => ({
    params: { path: { catalogId, catalogItemId } },
  });
  return {
    start: (plan: ItemKey) =>
      replyOf(browser.GET('/api/cart/subscribe/{catalogId}/{catalogItemId}', to(plan))),
    list: () => replyOf(browser.GET('/api/subscription/list')),
    open: (plan: ItemKey) =>
      replyOf(browser.GET('/api/subscription/license/{catalogId}/{catalogItemId}', to(plan))),
    cancel: (plan: ItemKey) =>
      replyOf(browser.GET('/api/subscription/cancel/{catalogId}/{catalogItemId}', to(plan))),
    invoice: (plan: ItemKey) =>
      replyOf(browser.GET('/api/subscription/invoice/{catalogId}/{catalogItemId}', to(plan))),
    portal: () => replyOf(browser.GET('/api/user/customerPortal')),
  };
}

export type Subscriber = ReturnType<typeof subscriber>;

/** Returns the URL of the page to subscribe on. */
export async function subscriptionPage(who: Subscriber, plan: ItemKey): Promise<string> {
  const { RedirectUrl, Reason } = await who.start(plan);
  if (RedirectUrl === null) throw new Error(`No page to subscribe on: ${Reason}`);
  return RedirectUrl;
}

/** Subscribes and pays. Returns the subscription as the customer sees it. */
export async function subscribe(
  shop: ConformingShop,
  who: Subscriber,
  plan: ItemKey,
): Promise<Schemas['Subscription']> {
  await shop.pay(await subscriptionPage(who, plan), 'accepted');
  return until(async () => {
    const all = await who.list();
    const found = all.find((one) => one.catalogItemId === plan.catalogItemId);
    if (found === undefined) throw new Error('Not subscribed yet.');
    return found;
  });
}

/** Creates a customer with a subscription to this plan. */
export async function newSubscriber(shop: ConformingShop, plan: ItemKey) {
  const account = await shop.signedIn('customer');
  const who = subscriber(account);
  return { account, ...who, subscription: await subscribe(shop, who, plan) };
}
