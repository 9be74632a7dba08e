import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventsHandled } from '../../test/events-handled.ts';
import type { TestItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { finishPage, makePlan, newSubscriber, type Subscriber } from '../../test/subscriber.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

async function grant(customer: Subscriber, item: TestItem, until?: string): Promise<void> {
  const { status, text } = await staff.post(`/api/admin/customers/${customer.account.id}/grants`, {
    catalogId: item.catalogId,
    catalogItemId: item.itemId,
    note: 'For the workshop in May.',
    ...(until !== undefined && { until }),
  });
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
}

const items = async (customer: Subscriber) =>
  (await customer.list()).map(({ catalogItemId }) => catalogItemId);

/** Statements of the request itself, because jobs may run at the same time. */
const own = (statements: readonly string[]) =>
  statements.filter((text) => /sessions s|with held as/.test(text));

describe('the list of subscriptions', () => {
  it('is empty without subscriptions, and takes one statement in addition to the session', async () => {
    const customer = await newSubscriber(shop);
    const { result, statements } = await countStatements(shop.orm, () => customer.list());
    expect(result).toEqual([]);
    expect(own(statements).length).toBeLessThanOrEqual(2);
  });

  it('takes no further statements for open ones', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const customer = await newSubscriber(shop);
    await customer.subscribe(await makePlan(shop));
    await customer.subscribe(await makePlan(shop));
    const { result, statements } = await countStatements(shop.orm, () => customer.list());
    expect(result).toHaveLength(2);
    expect(own(statements).length).toBeLessThanOrEqual(2);
  });

  it('shows a paid page before an event arrives', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const plan = await makePlan(shop, {
      title: 'Small shop',
      image: 'catalog/plan.webp',
      attributes: [{ attributeId: 'license', type: 'LICENSE', value: 'Three machines' }],
    });
    const customer = await newSubscriber(shop);
    await finishPage(shop, await customer.page(plan), 'paid');
    expect(await customer.list()).toEqual([
      {
        SubscriptionId: `${plan.catalogId}_${plan.itemId}`,
        Cancelled: false,
        catalogId: plan.catalogId,
        catalogTitle: 'CAM Academy',
        catalogItemId: plan.itemId,
        title: 'Small shop',
        description: '2.2 kW, 24 000 rpm.',
        image: 'catalog/plan.webp',
        currentPeriodEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        PaymentDue: false,
        Given: false,
        licenceKeys: [{ attributeId: 'license', title: 'Three machines', key: expect.any(String) }],
      },
    ]);
  });

  it('keeps items that have since been disabled or deleted', async () => {
    const customer = await newSubscriber(shop);
    const disabled = await makePlan(shop);
    const deleted = await makePlan(shop);
    for (const plan of [disabled, deleted]) await customer.subscribe(plan);
    const em = shop.orm.em.fork();
    for (const table of ['catalog_items', 'catalogs']) {
      const id = table === 'catalogs' ? 'id' : 'catalog_id';
      await query(em, `update ${table} set enabled = false where ${id} = $1`, [disabled.catalogId]);
      await query(em, `update ${table} set deleted_at = now() where ${id} = $1`, [
        deleted.catalogId,
      ]);
    }
    expect(new Set(await items(customer))).toEqual(new Set([disabled.itemId, deleted.itemId]));
  });

  it('contains grants by staff while they are valid', async () => {
    const customer = await newSubscriber(shop);
    const plan = await makePlan(shop);
    await grant(customer, plan, '2099-12-31');
    expect(await customer.list()).toMatchObject([
      {
        catalogItemId: plan.itemId,
        Cancelled: false,
        PaymentDue: false,
        Given: true,
        currentPeriodEnd: '2100-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('contains an item once that is both subscribed to and granted', async () => {
    const customer = await newSubscriber(shop);
    const plan = await makePlan(shop);
    await grant(customer, plan);
    await customer.subscribe(plan);
    await customer.cancelPlan(plan);
    expect(await customer.list()).toMatchObject([{ catalogItemId: plan.itemId, Cancelled: true }]);
  });

  it("shows no one else's subscriptions", async () => {
    const plan = await makePlan(shop);
    await (await newSubscriber(shop)).subscribe(plan);
    expect(await (await newSubscriber(shop)).list()).toEqual([]);
  });

  it('shows what is known while the provider is unavailable', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const customer = await newSubscriber(shop);
    const plan = await makePlan(shop);
    await customer.subscribe(plan);
    await finishPage(shop, await customer.page(await makePlan(shop)), 'paid');
    await eventsHandled(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    expect(await items(customer)).toEqual([plan.itemId]);
  });
});

describe('canceling', () => {
  const path = ({ catalogId, itemId }: TestItem) =>
    `/api/subscription/cancel/${catalogId}/${itemId}`;

  it("is allowed only for the customer's own subscriptions", async () => {
    const plan = await makePlan(shop);
    await (await newSubscriber(shop)).subscribe(plan);
    const stranger = await newSubscriber(shop);
    expect(await stranger.get(path(plan))).toMatchObject({
      status: 404,
      body: { Reason: 'Subscription not found in your account.' },
    });
  });

  it('is not possible for a grant', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await grant(customer, plan);
    expect((await customer.get(path(plan))).status).toBe(404);
  });

  it('asks the customer to try again while the provider is unavailable', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    await eventsHandled(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    expect((await customer.get(path(plan))).status).toBe(503);
    expect(await customer.cancelPlan(plan)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('a subscription that has ended at the provider reports that', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await shop.services.stripe.subscriptions.cancel(await customer.subscribe(plan));
    expect(await customer.cancelPlan(plan)).toEqual({
      Status: 'SUCCESS',
      Reason: "Your subscription has ended. You won't be charged again.",
    });
    expect(await customer.list()).toEqual([]);
  });

  it('a subscription whose payment is due ends it without mentioning access', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const id = await customer.subscribe(plan);
    await shop.control(`/stripe/control/subscriptions/${id}`, { outcome: 'renewal_fails' });
    await shop.control('/stripe/control/clock', { advanceSeconds: 32 * 86_400 });
    expect(await customer.cancelPlan(plan)).toEqual({
      Status: 'SUCCESS',
      Reason: "Subscription canceled. It won't renew.",
    });
  });

  it('a subscription that the provider does not recognize says what to do', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    await query(
      shop.orm.em.fork(),
      `update subscriptions set provider_id = 'sub_gone' where user_id = $1`,
      [customer.account.id],
    );
    expect(await customer.cancelPlan(plan)).toMatchObject({
      Status: 'ERROR',
      Reason:
        "We couldn't cancel your subscription. Cancel under Payments and invoices, or contact us.",
    });
  });
});
