import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsHandled } from '../../test/events-handled.ts';
import { eventually } from '../../test/eventually.ts';
import type { TestItem } from '../../test/factories/catalog.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import {
  finishPage,
  makePlan,
  newSubscriber,
  passDays,
  subscriptionOf,
  type Subscriber,
} from '../../test/subscriber.ts';
import { statusOf } from '../../test/subscription-status.ts';
import { query } from '../database/query.ts';
import { canOpen } from '../entitlements/open-entitlements.ts';
import { checkSubscriptions } from './check-subscriptions.ts';
import { refreshIfLapsed } from './sync-subscription.ts';

let aheadMs = 0;
const clock = {
  now: () => new Date(Date.now() + aheadMs),
  advance(minutes: number): void {
    aheadMs += minutes * 60_000;
  },
};
const dayMinutes = 24 * 60;
let shop: TestShop;
let plan: TestItem;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  plan = await makePlan(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  staff = await signInAs(shop, 'extended');
  await shop.control('/stripe/control/webhooks', { drop: true });
});
afterEach(() => shop.control('/stripe/control/webhooks', {}));

/** Advances both clocks and keeps the session alive. */
async function daysLater(days: number): Promise<void> {
  await passDays(shop, days);
  clock.advance(days * dayMinutes);
  await stayAwake();
}

/**
 * Creates a page in real time, because the provider limits a page's lifetime in real time,
 * regardless of its test clock.
 */
async function pageFor(customer: Subscriber): Promise<string> {
  const ahead = aheadMs;
  aheadMs = 0;
  try {
    return await customer.page(plan);
  } finally {
    aheadMs = ahead;
  }
}

async function subscribe(customer: Subscriber): Promise<string> {
  const session = await pageFor(customer);
  await finishPage(shop, session, 'paid');
  expect(await customer.list()).toHaveLength(1);
  return subscriptionOf(shop, session);
}

async function stayAwake(): Promise<void> {
  await query(
    shop.orm.em.fork(),
    'update sessions set created_at = $1, last_seen_at = $1, mfa_verified_at = $1',
    [shop.now()],
  );
}

const opens = (customer: Subscriber) =>
  canOpen(shop.orm.em.fork(), { userId: customer.account.id, ...plan }, shop.now());

const currentStatus = async (customer: Subscriber) => (await statusOf(staff, customer))[0];

describe('without a single event', () => {
  it('a paid page is noticed by the scheduled check, without the customer returning', async () => {
    const customer = await newSubscriber(shop);
    await finishPage(shop, await pageFor(customer), 'paid');
    await checkSubscriptions(shop.services);
    expect(await currentStatus(customer)).toBeUndefined();
    clock.advance(6);
    await checkSubscriptions(shop.services);
    expect(await currentStatus(customer)).toMatchObject({ status: 'active' });
    expect(await opens(customer)).toBe(true);
  });

  it("an expired page is noticed, but never by the shop's clock alone", async () => {
    const customer = await newSubscriber(shop);
    const session = await pageFor(customer);
    clock.advance(45);
    await stayAwake();
    await checkSubscriptions(shop.services);
    expect(await customer.page(plan)).toBe(session);
    await passDays(shop, 1);
    clock.advance(6);
    await checkSubscriptions(shop.services);
    const open = await query(
      shop.orm.em.fork(),
      'select 1 from subscription_checkouts where user_id = $1 and closed_at is null',
      [customer.account.id],
    );
    expect(open).toEqual([]);
  });

  it('returning from payment shows it immediately', async () => {
    const customer = await newSubscriber(shop);
    await finishPage(shop, await pageFor(customer), 'paid');
    expect(await customer.list()).toMatchObject([{ catalogItemId: plan.itemId }]);
  });

  it('a renewal is noticed once the period has ended', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    await daysLater(32);
    expect(await opens(customer)).toBe(false);
    await checkSubscriptions(shop.services);
    expect(await opens(customer)).toBe(true);
  });

  it('customers keep access if they open the content first', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    await daysLater(32);
    expect(await opens(customer)).toBe(false);
    await refreshIfLapsed(shop.services, { userId: customer.account.id, ...plan });
    expect(await opens(customer)).toBe(true);
  });

  it('customers keep access if they open the list first', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    await daysLater(32);
    expect(await customer.list()).toHaveLength(1);
  });

  it('customers keep access while the provider is still renewing', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    clock.advance(32 * dayMinutes);
    await stayAwake();
    expect(await customer.list()).toHaveLength(1);
    expect(await opens(customer)).toBe(true);
    await passDays(shop, 32);
  });

  it('customers are asked to try again while the provider is unavailable', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    await daysLater(32);
    await eventsHandled(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    const key = { userId: customer.account.id, ...plan };
    await expect(refreshIfLapsed(shop.services, key)).rejects.toMatchObject({ status: 503 });
  });

  it('the provider is not asked about open subscriptions', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    const { subscriptions } = shop.services.stripe;
    const retrieve = subscriptions.retrieve.bind(subscriptions);
    let calls = 0;
    subscriptions.retrieve = (...overrides: Parameters<typeof retrieve>) => {
      calls += 1;
      return retrieve(...overrides);
    };
    await refreshIfLapsed(shop.services, { userId: customer.account.id, ...plan });
    await customer.list();
    subscriptions.retrieve = retrieve;
    expect(calls).toBe(0);
  });

  it('a canceled subscription ends with its period', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    await customer.cancelPlan(plan);
    await daysLater(32);
    expect(await opens(customer)).toBe(false);
    await checkSubscriptions(shop.services);
    expect(await currentStatus(customer)).toMatchObject({ status: 'canceled' });
    await eventually(async () => {
      const mails = await mailsTo(shop, customer.account.email);
      expect(mails.map(({ subject }) => subject)).toContain(
        'Your Spindle subscription to Foundations has ended',
      );
    });
  });

  it('a failed renewal and its later payment are noticed', async () => {
    const customer = await newSubscriber(shop);
    const id = await subscribe(customer);
    await shop.control(`/stripe/control/subscriptions/${id}`, { outcome: 'renewal_fails' });
    await daysLater(32);
    expect(await customer.list()).toMatchObject([{ PaymentDue: true }]);
    expect(await opens(customer)).toBe(false);
    await shop.control(`/stripe/control/subscriptions/${id}`, { outcome: 'renewal_succeeds' });
    await daysLater(4);
    await checkSubscriptions(shop.services);
    expect(await opens(customer)).toBe(true);
  });

  it('a refund is noticed within a day', async () => {
    const customer = await newSubscriber(shop);
    const id = await subscribe(customer);
    const provided = await shop.services.stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice.payments'],
    });
    const invoice = provided.latest_invoice;
    const payments = invoice !== null && typeof invoice !== 'string' ? invoice.payments : undefined;
    const intent = payments?.data[0]?.payment.payment_intent;
    await shop.control('/stripe/control/refunds', { payment_intent: intent });
    clock.advance(dayMinutes + 1);
    await checkSubscriptions(shop.services);
    expect(await opens(customer)).toBe(false);
  });

  it('a subscription that the provider no longer has lasts until its period ends', async () => {
    const customer = await newSubscriber(shop);
    await subscribe(customer);
    await query(
      shop.orm.em.fork(),
      `update subscriptions set provider_id = 'sub_gone', next_check_at = $2 where user_id = $1`,
      [customer.account.id, shop.now()],
    );
    await checkSubscriptions(shop.services);
    expect(await opens(customer)).toBe(true);
    clock.advance(40 * dayMinutes);
    await stayAwake();
    await checkSubscriptions(shop.services);
    expect(await opens(customer)).toBe(false);
    await pageFor(customer);
  });
});

describe('events that arrive five times in any order, or never', () => {
  it('leave every subscription as it is at the provider, with one email per change', async () => {
    await shop.control('/stripe/control/webhooks', { repeat: 4, shuffle: true });
    const crowd = await Promise.all(Array.from({ length: 3 }, () => newSubscriber(shop)));
    const pages: string[] = [];
    for (const customer of crowd) pages.push(await pageFor(customer));
    const ids = await Promise.all(
      pages.map(async (session) => {
        await finishPage(shop, session, 'paid');
        return subscriptionOf(shop, session);
      }),
    );
    for (const customer of crowd) {
      await eventually(async () => {
        expect(await currentStatus(customer)).toMatchObject({ status: 'active' });
      }, 30_000);
    }
    const { subscriptions } = shop.services.stripe;
    for (const [at, id] of ids.entries()) {
      if (at % 3 === 1) await subscriptions.update(id, { cancel_at_period_end: true });
      if (at % 3 === 2) {
        await shop.control(`/stripe/control/subscriptions/${id}`, { outcome: 'renewal_fails' });
      }
    }
    await daysLater(32);
    await shop.control('/stripe/control/webhooks', { repeat: 2, shuffle: true, drop: 5 });
    await daysLater(33);
    await Promise.all(crowd.map((customer) => eventually(() => agrees(customer), 40_000)));
    for (const [at, customer] of crowd.entries()) {
      const mails = await mailsTo(shop, customer.account.email);
      const begun = mails.filter(({ subject }) => subject.endsWith('is active'));
      const ended = mails.filter(({ subject }) => subject.endsWith('has ended'));
      expect(begun).toHaveLength(1);
      expect(ended).toHaveLength(at % 3 === 0 ? 0 : 1);
    }
  }, 120_000);

  async function agrees(customer: Subscriber): Promise<void> {
    await checkSubscriptions(shop.services);
    const stood = await currentStatus(customer);
    if (!stood) throw new Error('not known yet');
    const provided = await shop.services.stripe.subscriptions.retrieve(stood.providerId);
    expect(stood).toMatchObject({
      status: provided.status,
      cancelled: provided.cancel_at_period_end,
      currentPeriodEnd: new Date(
        (provided.items.data[0]?.current_period_end ?? 0) * 1_000,
      ).toISOString(),
    });
    const mails = await mailsTo(shop, customer.account.email);
    if (provided.ended_at !== null && !mails.some(({ subject }) => subject.endsWith('has ended'))) {
      throw new Error('not mailed yet');
    }
    expect(mails.some(({ subject }) => subject.endsWith('is active'))).toBe(true);
  }
});
