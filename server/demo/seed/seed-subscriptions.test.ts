import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { openEntitlements } from '../../src/entitlements/open-entitlements.ts';
import { query } from '../../src/database/query.ts';
import { syncSubscription } from '../../src/subscriptions/sync-subscription.ts';
import { administrator, customers, firstCustomer, picker } from '@spindle/sdk/demo/people';
import type { PlannedSubscription } from '@spindle/sdk/demo/subscriptions/plan';
import { planSubscriptions } from '@spindle/sdk/demo/subscriptions/plan-subscriptions';
import { fillSandbox } from './fill-sandbox.ts';
import { providerSubscriptionId, providerSubscriptions } from './provider-subscriptions.ts';
import { publishedItems } from '@spindle/sdk/demo/catalogs/published-items';
import { providerCatalog, seedCatalogs } from './seed-catalogs.ts';
import { seedEntitlements } from './seed-entitlements.ts';
import { providerCustomers, seedPeople } from './seed-people.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';

const now = new Date();
const planned = planSubscriptions(now);
let shop: TestShop;
let userIds: Map<string, string>;
beforeAll(async () => {
  shop = await startShop();
  userIds = await shop.orm.em.fork().transactional(async (em) => {
    seedCatalogs(em, now);
    const ids = await seedPeople(em, shop.config, now);
    await em.flush();
    await seedSubscriptions({ em, userIds: ids, now }, planned);
    return ids;
  });
  await seedEntitlements(shop.orm.em.fork(), now);
  await fillSandbox(shop.sandbox.url, [
    ...providerCatalog(publishedItems(), now),
    ...providerCustomers(),
    ...providerSubscriptions(planned),
  ]);
});
afterAll(() => shop.close());

const stored = () =>
  query<object>(
    shop.orm.em.fork(),
    `select provider_id, user_id, catalog_id, item_id, status, cancelled, current_period_end,
            access_until, closed_because, ended_at, created_at
       from subscriptions order by provider_id`,
  );

const canOpen = ({ email }: Pick<PlannedSubscription, 'email'>) =>
  openEntitlements(shop.orm.em.fork(), userIds.get(email) ?? '', now);

test('some customers subscribe, in every status; the first customer and staff do not', () => {
  const emails = planned.map(({ email }) => email);
  for (const { email } of [firstCustomer, administrator, picker]) {
    expect(emails).not.toContain(email);
  }
  expect(customers.map(({ email }) => email)).toEqual(expect.arrayContaining(emails));
  expect(new Set(planned.map(({ standing }) => standing))).toEqual(
    new Set(['ACTIVE', 'CANCELLED', 'PAST_DUE', 'ENDED']),
  );
});

test('the provider and the shop agree on each subscription', async () => {
  const before = await stored();
  expect(before).toHaveLength(planned.length);
  for (const one of planned) await syncSubscription(shop.services, providerSubscriptionId(one));
  expect(await stored()).toEqual(before);
});

test('paid subscriptions are open; past due and ended ones are closed', async () => {
  for (const one of planned) {
    const open = (await canOpen(one)).map(({ itemId }) => itemId);
    const paid = one.standing === 'ACTIVE' || one.standing === 'CANCELLED';
    expect(open.includes(one.itemId)).toBe(paid);
  }
});

test('staff see each subscription with its status', async () => {
  const staff = await signInAs(shop, 'extended');
  const reply = await staff.get('/api/admin/subscriptions');
  expect(reply.headers.get('Content-Range')).toBe(
    `subscriptions 0-${planned.length - 1}/${planned.length}`,
  );
});

test('each subscription leads to an invoice at the provider', async () => {
  const staff = await signInAs(shop, 'extended');
  const { text } = await staff.get('/api/admin/subscriptions');
  const all: { id: string }[] = JSON.parse(text);
  for (const { id } of all) {
    const reply = await staff.get(`/api/admin/subscriptions/${id}/invoice`);
    expect(reply).toMatchObject({
      status: 200,
      body: { number: expect.stringMatching(/-\d{4}$/) },
    });
    const { url } = JSON.parse(reply.text);
    expect((await fetch(url)).status).toBe(200);
  }
});
