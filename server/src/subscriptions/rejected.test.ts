import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import {
  finishPage,
  makePlan,
  makeTwoPlans,
  newSubscriber,
  subscriptionOf,
  type Subscriber,
} from '../../test/subscriber.ts';
import { statusOf } from '../../test/subscription-status.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

/** Waits until the full payment was refunded exactly once. */
async function sentBack(providerId: string): Promise<void> {
  const { stripe } = shop.services;
  const provided = await stripe.subscriptions.retrieve(providerId, {
    expand: ['latest_invoice.payments'],
  });
  expect(provided.status).toBe('canceled');
  const invoice = provided.latest_invoice;
  if (invoice === null || typeof invoice === 'string') throw new Error('no invoice');
  const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
  const { data: refunds } = await stripe.refunds.list({ payment_intent: intent });
  expect(refunds.map(({ amount }) => amount)).toEqual([invoice.amount_paid]);
}

async function mailedOnce(customer: Subscriber, why: string): Promise<void> {
  const emails = (await mailsTo(shop, customer.account.email)).filter(({ subject }) =>
    subject.endsWith('was canceled'),
  );
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain(why);
  expect(emails[0]?.text).toContain('refunding your payment to the card');
}

describe('a payment that does not match the request', () => {
  it.each([
    ['of another amount', { subtotal: 1_100 }],
    ['in another currency', { currency: 'eur' }],
  ])(
    'is refunded, opens nothing, and lets the customer try again: a payment %s',
    async (_what, wrong) => {
      const plan = await makePlan(shop);
      const customer = await newSubscriber(shop);
      await shop.control('/stripe/control/webhooks', { drop: true });
      const session = await customer.page(plan);
      await finishPage(shop, session, 'paid');
      const id = await subscriptionOf(shop, session);
      await alterInvoice(id, wrong);
      await shop.control('/stripe/control/webhooks', {});
      expect(await customer.list()).toEqual([]);
      await eventually(async () => {
        await sentBack(id);
        await mailedOnce(customer, "The payment didn't match the amount requested.");
        expect(await statusOf(staff, customer)).toMatchObject([
          { providerId: id, status: 'canceled', endedAt: expect.any(String) },
        ]);
      });
      expect(await customer.list()).toEqual([]);
      expect(await customer.start(plan)).toMatchObject({ Status: 'SUCCESS' });
    },
  );

  async function alterInvoice(id: string, wrong: object): Promise<void> {
    const { latest_invoice: latest } = await shop.services.stripe.subscriptions.retrieve(id);
    const {
      parent: _parent,
      lines: _lines,
      ...invoice
    } = await shop.services.stripe.invoices.retrieve(String(latest));
    const altered = { ...invoice, subscription: id, ...wrong };
    await shop.control('/stripe/control/import', { objects: [altered] });
  }
});

describe('a subscription created manually at the provider', () => {
  const priceOf = async (itemId: string) => {
    const [item] = await query<{ price: string }>(
      shop.orm.em.fork(),
      'select provider_price_id as price from catalog_items where item_id = $1',
      [itemId],
    );
    return item?.price ?? '';
  };

  it('is ended and refunded if the customer has one in the catalog, which stays', async () => {
    const [plan, other] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    const first = await customer.subscribe(plan);
    const { stripe } = shop.services;
    const { customer: payer } = await stripe.subscriptions.retrieve(first);
    await shop.control('/stripe/control/webhooks', { repeat: 2, shuffle: true });
    const { id } = await stripe.subscriptions.create({
      customer: String(payer),
      items: [{ price: await priceOf(other.itemId) }],
    });
    await eventually(async () => {
      await sentBack(id);
      await mailedOnce(customer, 'You already have this kind of subscription.');
    });
    expect(await customer.list()).toMatchObject([{ catalogItemId: plan.itemId }]);
    expect((await stripe.subscriptions.retrieve(first)).status).toBe('active');
  });

  it('replaces one that has ended without our knowledge', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const first = await customer.subscribe(plan);
    const { stripe } = shop.services;
    const { customer: payer } = await stripe.subscriptions.retrieve(first);
    await shop.control('/stripe/control/webhooks', { drop: true });
    await stripe.subscriptions.cancel(first);
    await shop.control('/stripe/control/webhooks', {});
    const { id } = await stripe.subscriptions.create({
      customer: String(payer),
      items: [{ price: await priceOf(plan.itemId) }],
    });
    await eventually(async () => {
      expect(await statusOf(staff, customer)).toMatchObject([
        { providerId: id, status: 'active' },
        { providerId: first, status: 'canceled' },
      ]);
    });
    expect(await customer.list()).toHaveLength(1);
  });

  it('is recorded for a customer who has none', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const { stripe } = shop.services;
    const session = await stripe.checkout.sessions.retrieve(await customer.page(plan));
    await finishPage(shop, session.id, 'expired');
    await stripe.subscriptions.create({
      customer: String(session.customer),
      items: [{ price: await priceOf(plan.itemId) }],
    });
    await eventually(async () => {
      expect(await customer.list()).toMatchObject([{ catalogItemId: plan.itemId }]);
    });
  });

  it('is ignored if the customer is unknown', async () => {
    const plan = await makePlan(shop);
    const { stripe } = shop.services;
    const stranger = await stripe.customers.create({ email: 'stranger@example.com' });
    const { id } = await stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: await priceOf(plan.itemId) }],
    });
    const mine = await newSubscriber(shop);
    await mine.subscribe(plan);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });
});
