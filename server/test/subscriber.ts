import { z } from 'zod';
import type { components } from '@spindle/sdk/schema';
import { query } from '../src/database/query.ts';
import { makeCrowd } from './crowd.ts';
import { eventually } from './eventually.ts';
import { makeCatalog, makeItem, type TestItem } from './factories/catalog.ts';
import type { TestShop } from './shop.ts';
import { sessionOf, type Shopper } from './shopper.ts';

type Schemas = components['schemas'];

type SubscriberOptions = NonNullable<Parameters<typeof makeItem>[1]> & {
  interval?: 'month' | 'year';
};

/** Creates an item with a subscription plan, published at the provider. */
export async function makePlan(shop: TestShop, options: SubscriberOptions = {}): Promise<TestItem> {
  const { interval = 'month', ...fields } = options;
  const { priceCents = 1_200, title = 'Foundations' } = fields;
  const catalogId = fields.catalogId ?? (await makeCatalog(shop, { title: 'CAM Academy' }));
  const { stripe } = shop.services;
  const product = await stripe.products.create({ name: title, metadata: { catalogId } });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: priceCents,
    tax_behavior: 'exclusive',
    recurring: { interval },
  });
  return makeItem(shop, {
    title,
    priceCents,
    digital: true,
    subscription: true,
    providerProductId: product.id,
    providerPriceId: price.id,
    providerPriceCents: priceCents,
    ...fields,
    catalogId,
  });
}

/**
 * Creates plans in one catalog, which is a group: a customer can subscribe to at most one of them.
 */
export async function makePlans(shop: TestShop, count: number): Promise<TestItem[]> {
  const first = await makePlan(shop);
  const plans = [first];
  for (let at = 1; at < count; at++) {
    plans.push(
      await makePlan(shop, {
        catalogId: first.catalogId,
        title: `Workshop ${at}`,
        priceCents: 1_200 + at * 1_700,
        listingOrderWeight: at,
      }),
    );
  }
  return plans;
}

export async function makeTwoPlans(shop: TestShop): Promise<[TestItem, TestItem]> {
  const [one, other] = await makePlans(shop, 2);
  if (!one || !other) throw new Error('no plans');
  return [one, other];
}

interface Page {
  id: string;
  status: string;
  client_reference_id: string;
}

/** Lists all subscription pages that the provider has ever created for an account. */
export async function pagesOf(
  shop: TestShop,
  { account }: Pick<Subscriber, 'account'>,
): Promise<Page[]> {
  const attempts = await query<{ id: string }>(
    shop.orm.em.fork(),
    'select id from subscription_checkouts where user_id = $1',
    [account.id],
  );
  const ids = new Set(attempts.map(({ id }) => id));
  const all = await shop.recorded<Page>('/stripe/control/sessions');
  return all.filter((page) => ids.has(page.client_reference_id));
}

/** A subscriber, with the calls that their browser makes. */
export interface Subscriber extends Shopper {
  start(item: TestItem): Promise<Schemas['CheckoutReply']>;
  /** Starts a subscription and returns the session's id. Throws if the shop rejects it. */
  page(item: TestItem): Promise<string>;
  list(): Promise<Schemas['Subscription'][]>;
  cancelPlan(item: TestItem): Promise<Schemas['Result']>;
  portal(): Promise<Schemas['Portal']>;
  /** Subscribes and pays, then waits until the shop shows it. */
  subscribe(item: TestItem): Promise<string>;
}

export async function newSubscriber(shop: TestShop): Promise<Subscriber> {
  const [shopper] = await makeCrowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  return asSubscriber(shop, shopper);
}

export function asSubscriber(shop: TestShop, shopper: Shopper): Subscriber {
  async function read<T>(path: string): Promise<T> {
    const { status, text } = await shopper.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return z.custom<T>().parse(JSON.parse(text));
  }
  const start = ({ catalogId, itemId }: TestItem) =>
    read<Schemas['CheckoutReply']>(`/api/cart/subscribe/${catalogId}/${itemId}`);
  const page = async (item: TestItem) => sessionOf(await start(item));
  const list = () => read<Schemas['Subscription'][]>('/api/subscription/list');
  return {
    ...shopper,
    start,
    page,
    list,
    cancelPlan: ({ catalogId, itemId }) => read(`/api/subscription/cancel/${catalogId}/${itemId}`),
    portal: () => read('/api/user/customerPortal'),
    async subscribe(item) {
      const session = await page(item);
      await finishPage(shop, session, 'paid');
      await eventually(async () => {
        const found = (await list()).some(({ catalogItemId }) => catalogItemId === item.itemId);
        if (!found) throw new Error('not subscribed yet');
      });
      return subscriptionOf(shop, session);
    },
  };
}

/** Finishes a page at the provider with an outcome: `paid`, `expired`, `async_pending`, … */
export function finishPage(shop: TestShop, session: string, outcome: string): Promise<unknown> {
  return shop.control(`/stripe/control/sessions/${session}`, { outcome });
}

/** Returns the provider's subscription that a paid page created. */
export async function subscriptionOf(shop: TestShop, session: string): Promise<string> {
  const { subscription } = await shop.services.stripe.checkout.sessions.retrieve(session);
  if (typeof subscription !== 'string') throw new Error('nobody has subscribed on this page');
  return subscription;
}

/** Moves the provider's clock, which triggers renewals, retries and ends. */
export function passDays(shop: TestShop, days: number): Promise<unknown> {
  return shop.control('/stripe/control/clock', { advanceSeconds: days * 86_400 });
}
