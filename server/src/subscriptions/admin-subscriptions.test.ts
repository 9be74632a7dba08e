import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestItem } from '../../test/factories/catalog.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { makePlan, newSubscriber, type Subscriber } from '../../test/subscriber.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;
let plan: TestItem;
let ada: Subscriber;
let grace: Subscriber;
let providerId: string;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  plan = await makePlan(shop);
  ada = await newSubscriber(shop);
  grace = await newSubscriber(shop);
  providerId = await ada.subscribe(plan);
  await ada.cancelPlan(plan);
  await grace.subscribe(await makePlan(shop));
});
afterAll(() => shop.close());

async function list(options: Parameters<typeof listPath>[1] = {}) {
  const reply = await staff.get(listPath('subscriptions', options));
  expect(reply.status).toBe(200);
  const rows = Array.isArray(reply.body) ? reply.body : [];
  return { range: reply.headers.get('Content-Range'), rows };
}

describe('the list of all subscriptions', () => {
  it('shows the newest first, in the words of the provider', async () => {
    const { range, rows } = await list();
    expect(range).toBe('subscriptions 0-1/2');
    expect(rows).toMatchObject([
      { userId: grace.account.id },
      {
        userId: ada.account.id,
        email: ada.account.email,
        customerId: expect.stringMatching(/^cus_/),
        providerId,
        catalogId: plan.catalogId,
        catalogItemId: plan.itemId,
        title: 'Foundations',
        status: 'active',
        cancelled: true,
        endedAt: null,
      },
    ]);
  });

  it('finds them by what staff know', async () => {
    const filters = [
      { userId: ada.account.id },
      { email: ada.account.email.toUpperCase() },
      { catalogId: plan.catalogId },
      { cancelled: true },
      { providerId },
    ];
    for (const filter of filters) {
      expect((await list({ filter })).rows).toMatchObject([{ providerId }]);
    }
    expect((await list({ filter: { status: 'active' } })).rows).toHaveLength(2);
    expect((await list({ filter: { status: 'past_due' } })).rows).toEqual([]);
  });

  it.each([
    [{ filter: { userId: 'nobody' } }, 'userId'],
    [{ filter: { cancelled: 'perhaps' } }, 'cancelled'],
    [{ filter: { card: 'visa' } }, 'filter'],
    [{ sort: ['title', 'ASC'] }, 'sort'],
  ] as const)('refuses %j, naming %s', async (options, named) => {
    const reply = await staff.get(listPath('subscriptions', options));
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(named);
  });

  it('takes one statement beside the session', async () => {
    const { statements } = await countStatements(shop.orm, () =>
      list({ filter: { email: ada.account.email }, sort: ['currentPeriodEnd', 'ASC'] }),
    );
    // Jobs may work on events of the subscriptions meanwhile.
    const own = statements.filter((text) => /sessions s|subscriptions s\s+left join/.test(text));
    expect(own.length).toBeLessThanOrEqual(2);
  });

  it('has one by its id', async () => {
    const [row] = (await list({ filter: { providerId } })).rows;
    expect((await staff.get(`/api/admin/subscriptions/${row.id}`)).body).toEqual(row);
    expect((await staff.get('/api/admin/subscriptions/nothing')).status).toBe(404);
  });

  it('is for staff', async () => {
    expect((await ada.get('/api/admin/subscriptions')).status).toBe(403);
  });
});
