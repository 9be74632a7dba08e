import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { eventsHandled } from '../../test/events-handled.ts';
import { eventually } from '../../test/eventually.ts';
import type { TestItem } from '../../test/factories/catalog.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import {
  finishPage,
  makeTwoPlans,
  newSubscriber,
  passDays,
  subscriptionOf,
  type Subscriber,
} from '../../test/subscriber.ts';
import { statusOf } from '../../test/subscription-status.ts';

let shop: TestShop;
let staff: SignedIn;
let plan: TestItem;
let other: TestItem;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  [plan, other] = await makeTwoPlans(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

const steer = (id: string, outcome: 'renewal_fails' | 'renewal_succeeds') =>
  shop.control(`/stripe/control/subscriptions/${id}`, { outcome });

async function subscribed(): Promise<{ customer: Subscriber; id: string }> {
  const customer = await newSubscriber(shop);
  return { customer, id: await customer.subscribe(plan) };
}

/** Performs a customer action on the provider's portal page. */
async function press(
  customer: Subscriber,
  path: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const { Url: url } = await customer.portal();
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(reply.status).toBe(200);
}

/** Waits until staff see the given subscription fields, based on webhooks alone. */
function shows(customer: Subscriber, expected: object) {
  return eventually(async () => {
    const [newest] = await statusOf(staff, customer);
    expect(newest).toMatchObject(expected);
    return newest;
  });
}

const subjects = async (customer: Subscriber) =>
  (await mailsTo(shop, customer.account.email)).map(({ subject }) => subject);

async function periodEnd(id: string): Promise<Date> {
  const { items } = await shop.services.stripe.subscriptions.retrieve(id);
  return new Date((items.data[0]?.current_period_end ?? 0) * 1_000);
}

async function latestCharge(id: string): Promise<string> {
  const { stripe } = shop.services;
  const provided = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
  const invoice = provided.latest_invoice;
  if (invoice === null || typeof invoice === 'string') throw new Error('no invoice');
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(String(intent));
  return String(charge);
}

describe('a subscription', () => {
  it('opens once it is paid, by the event alone, with one email', async () => {
    const customer = await newSubscriber(shop);
    const session = await customer.page(plan);
    await finishPage(shop, session, 'paid');
    const end = await periodEnd(await subscriptionOf(shop, session));
    await shows(customer, {
      status: 'active',
      cancelled: false,
      currentPeriodEnd: end.toISOString(),
      endedAt: null,
    });
    expect(await customer.list()).toMatchObject([
      {
        SubscriptionId: `${plan.catalogId}_${plan.itemId}`,
        Cancelled: false,
        PaymentDue: false,
        currentPeriodEnd: end.toISOString(),
      },
    ]);
    await eventually(async () => {
      expect(await subjects(customer)).toEqual([
        'Your Spindle subscription to Foundations is active',
      ]);
    });
  });

  it('continues when it is renewed', async () => {
    const { customer, id } = await subscribed();
    const before = await periodEnd(id);
    await passDays(shop, 32);
    const after = await periodEnd(id);
    expect(after.getTime()).toBeGreaterThan(before.getTime());
    await shows(customer, { status: 'active', currentPeriodEnd: after.toISOString() });
    expect(await customer.list()).toMatchObject([{ currentPeriodEnd: after.toISOString() }]);
  });

  it('closes while a payment is due, with instructions, and reopens once it is paid', async () => {
    const { customer, id } = await subscribed();
    await steer(id, 'renewal_fails');
    await passDays(shop, 32);
    await shows(customer, { status: 'past_due' });
    expect(await customer.list()).toMatchObject([
      { PaymentDue: true, Cancelled: false, currentPeriodEnd: null, licenceKeys: [] },
    ]);
    const [email] = await eventually(async () => {
      const mails = await mailsTo(shop, customer.account.email);
      const found = mails.filter(({ subject }) => subject.startsWith('Your payment for'));
      expect(found).toHaveLength(1);
      return found;
    });
    expect(email?.text).toContain('update your card under Payments and invoices');
    await steer(id, 'renewal_succeeds');
    await passDays(shop, 3);
    await shows(customer, { status: 'active' });
    expect(await customer.list()).toMatchObject([{ PaymentDue: false }]);
  });

  it('ends if it stays unpaid', async () => {
    const { customer, id } = await subscribed();
    await steer(id, 'renewal_fails');
    await passDays(shop, 32);
    await passDays(shop, 20);
    await shows(customer, { status: 'canceled', endedAt: expect.any(String) });
    expect(await customer.list()).toEqual([]);
    await eventually(async () => {
      expect(await subjects(customer)).toContain(
        'Your Spindle subscription to Foundations has ended',
      );
    });
  });

  it('stays open until the period ends after a cancellation, and is not renewed', async () => {
    const { customer, id } = await subscribed();
    const end = await periodEnd(id);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const reason = `Subscription canceled. You can open its content until ${day.format(end)}.`;
    const replies = [await customer.cancelPlan(plan), await customer.cancelPlan(plan)];
    expect(replies).toEqual(replies.map(() => ({ Status: 'SUCCESS', Reason: reason })));
    expect(await customer.list()).toMatchObject([{ Cancelled: true, PaymentDue: false }]);
    await passDays(shop, 32);
    await shows(customer, { status: 'canceled', cancelled: true });
    expect(await customer.list()).toEqual([]);
    expect((await customer.get(cancelPath(plan))).status).toBe(404);
  });

  it('changes its plan when the customer changes it in the portal', async () => {
    const { customer, id } = await subscribed();
    const sold = await shop.orm.em.fork().findOneOrFail(CatalogItem, {
      catalogId: other.catalogId,
      itemId: other.itemId,
    });
    await press(customer, `/subscriptions/${id}/plan`, { price: sold.providerPriceId ?? '' });
    await shows(customer, { catalogItemId: other.itemId });
    expect(await customer.list()).toMatchObject([{ catalogItemId: other.itemId }]);
  });

  it('reopens when a working card replaces one that failed', async () => {
    const { customer } = await subscribed();
    await press(customer, '/card', { card: 'fails' });
    await passDays(shop, 32);
    await shows(customer, { status: 'past_due' });
    await press(customer, '/card', { card: 'works' });
    expect(await customer.list()).toMatchObject([{ PaymentDue: false }]);
    await shows(customer, { status: 'active' });
  });

  it('closes immediately when it is ended at the provider', async () => {
    const { customer, id } = await subscribed();
    await shop.services.stripe.subscriptions.cancel(id);
    await shows(customer, { status: 'canceled' });
    expect(await customer.list()).toEqual([]);
  });
});

describe('a refund or dispute', () => {
  it('of the full payment closes the subscription until the next period is paid', async () => {
    const { customer, id } = await subscribed();
    await shop.control('/stripe/control/refunds', { charge: await latestCharge(id) });
    await eventually(async () => expect(await customer.list()).toEqual([]));
    await shows(customer, { status: 'active' });
    await passDays(shop, 32);
    await eventually(async () => expect(await customer.list()).toHaveLength(1));
  });

  it('of a part changes nothing', async () => {
    const { customer, id } = await subscribed();
    await shop.control('/stripe/control/refunds', { charge: await latestCharge(id), amount: 300 });
    await eventsHandled(shop);
    expect(await customer.list()).toHaveLength(1);
  });

  it('closes it while a bank disputes the payment, and reopens it when that is won', async () => {
    const { customer, id } = await subscribed();
    const charge = await latestCharge(id);
    await shop.control('/stripe/control/disputes', { charge });
    await eventually(async () => expect(await customer.list()).toEqual([]));
    const disputes = await shop.recorded<{ id: string; charge: string }>(
      '/stripe/control/disputes',
    );
    const dispute = disputes.find((one) => one.charge === charge);
    await shop.control(`/stripe/control/disputes/${dispute?.id}`, { status: 'won' });
    await eventually(async () => expect(await customer.list()).toHaveLength(1));
  });
});

describe('a bank payment', () => {
  it('opens the subscription once it is confirmed', async () => {
    const customer = await newSubscriber(shop);
    const session = await customer.page(plan);
    await finishPage(shop, session, 'async_pending');
    await shows(customer, { status: 'incomplete', currentPeriodEnd: null });
    expect(await customer.list()).toEqual([]);
    await finishPage(shop, session, 'async_succeeded');
    await shows(customer, { status: 'active' });
    expect(await customer.list()).toHaveLength(1);
    await eventually(async () => {
      expect(await subjects(customer)).toEqual([
        'Your Spindle subscription to Foundations is active',
      ]);
    });
  });

  it('that fails starts nothing, says so, and allows another attempt', async () => {
    const customer = await newSubscriber(shop);
    const session = await customer.page(plan);
    await finishPage(shop, session, 'async_pending');
    await finishPage(shop, session, 'async_failed');
    await eventually(async () => {
      expect(await subjects(customer)).toEqual([
        "We couldn't start your Spindle subscription to Foundations",
      ]);
    });
    expect(await customer.start(plan)).toMatchObject({ Status: 'SUCCESS' });
  });
});

const cancelPath = ({ catalogId, itemId }: TestItem) =>
  `/api/subscription/cancel/${catalogId}/${itemId}`;
