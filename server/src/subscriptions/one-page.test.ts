import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { sessionOf } from '../../test/shopper.ts';
import {
  finishPage,
  makePlan,
  makePlans,
  makeTwoPlans,
  newSubscriber,
  pagesOf,
} from '../../test/subscriber.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

describe('the one page per catalog', () => {
  it('is closed at the provider when another item is selected', async () => {
    const [plan, other] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    const first = await customer.page(plan);
    const second = await customer.page(other);
    const pages = await pagesOf(shop, customer);
    expect(pages.find(({ id }) => id === first)?.status).toBe('expired');
    expect(pages.find(({ id }) => id === second)?.status).toBe('open');
  });

  it('is not replaced for another item while a subscription is pending', async () => {
    const [plan, other] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    const page = await customer.page(plan);
    await query(
      shop.orm.em.fork(),
      `update subscription_checkouts set state = 'AWAITING' where session_id = $1`,
      [page],
    );
    expect(await customer.start(other)).toMatchObject({ code: 'PAYMENT_PENDING' });
  });

  it('is replaced once the price has changed', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const first = await customer.page(plan);
    const dearer = await makePlan(shop, { priceCents: 1_500 });
    await query(
      shop.orm.em.fork(),
      `update catalog_items i
          set price_cents = n.price_cents, provider_price_id = n.provider_price_id,
              provider_price_cents = n.provider_price_cents
         from catalog_items n where n.item_id = $2 and i.item_id = $1`,
      [plan.itemId, dearer.itemId],
    );
    const second = await customer.page(plan);
    const pages = await pagesOf(shop, customer);
    expect(pages.find(({ id }) => id === first)?.status).toBe('expired');
    const session = await shop.services.stripe.checkout.sessions.retrieve(second);
    expect(session.amount_subtotal).toBe(1_500);
  });

  it('is replaced after it has expired', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const first = await customer.page(plan);
    await finishPage(shop, first, 'expired');
    expect(await customer.page(plan)).not.toBe(first);
  });

  it('is replaced if the provider no longer has it', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const first = await customer.page(plan);
    await query(
      shop.orm.em.fork(),
      `update subscription_checkouts set session_id = 'cs_gone' where session_id = $1`,
      [first],
    );
    expect(await customer.page(plan)).not.toBe(first);
  });

  it('is separate for each catalog', async () => {
    const customer = await newSubscriber(shop);
    const one = await customer.page(await makePlan(shop));
    const other = await customer.page(await makePlan(shop));
    const pages = await pagesOf(shop, customer);
    expect(pages.map(({ status }) => status)).toEqual(['open', 'open']);
    expect(new Set(pages.map(({ id }) => id))).toEqual(new Set([one, other]));
  });

  it('is shared by simultaneous requests', async () => {
    const [plan] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    const replies = await Promise.all(Array.from({ length: 50 }, () => customer.start(plan)));
    expect(new Set(replies.map(sessionOf)).size).toBe(1);
    expect(await pagesOf(shop, customer)).toHaveLength(1);
  });

  it('ends up as the only page, even for simultaneous requests for different items', async () => {
    const plans = await makePlans(shop, 3);
    const customer = await newSubscriber(shop);
    const paths = Array.from({ length: 12 }, (_, at) => plans[at % 3]).flatMap((plan) =>
      plan ? [`/api/cart/subscribe/${plan.catalogId}/${plan.itemId}`] : [],
    );
    const replies = await Promise.all(paths.map((path) => customer.get(path)));
    expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const pages = await pagesOf(shop, customer);
    expect(pages.filter(({ status }) => status === 'open')).toHaveLength(1);
  });
});

describe('provider errors', () => {
  // no event may trigger a request that would receive the injected fault
  beforeEach(() => shop.control('/stripe/control/webhooks', { drop: true }));

  /** Makes the next page creation fail. Earlier calls succeed. */
  async function failAtThePage(fault: { status?: number; afterEffect?: boolean; times: number }) {
    const { sessions: pages } = shop.services.stripe.checkout;
    const create = pages.create.bind(pages);
    pages.create = async (...overrides: Parameters<typeof create>) => {
      pages.create = create;
      await shop.control('/control/faults', { provider: 'stripe', ...fault });
      return create(...overrides);
    };
  }

  it.each([{ status: 500, times: 3 }, { times: 3 }])(
    'make the shop ask to try again, and then create one page: %j',
    async (fault) => {
      const plan = await makePlan(shop);
      const customer = await newSubscriber(shop);
      await failAtThePage(fault);
      const path = `/api/cart/subscribe/${plan.catalogId}/${plan.itemId}`;
      expect(await customer.get(path)).toMatchObject({
        status: 503,
        body: { Reason: expect.stringContaining('try again') },
      });
      await finishPage(shop, await customer.page(plan), 'paid');
      expect(await customer.list()).toHaveLength(1);
      expect(await pagesOf(shop, customer)).toHaveLength(1);
    },
  );

  it.each([
    { afterEffect: true, times: 3 },
    { status: 500, afterEffect: true, times: 1 },
  ])('create no second page if the reply was lost: %j', async (fault) => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await failAtThePage(fault);
    await customer.get(`/api/cart/subscribe/${plan.catalogId}/${plan.itemId}`);
    await customer.page(plan);
    expect(await pagesOf(shop, customer)).toHaveLength(1);
  });
});
