import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestItem } from '../../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import type { ClosingReason } from '../../entitlements/entitlement.entity.ts';
import { addressFor, course, entitle, sendContent, subscribedItem } from './fixtures/licensed.ts';

let shop: TestShop;
let staff: SignedIn;
let customer: SignedIn;
let item: TestItem;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  item = await subscribedItem(shop);
  await sendContent(staff, item, course());
});
afterAll(() => shop.close());

const licenseOf = (client: SignedIn, { catalogId, itemId }: TestItem) =>
  client.get(`/api/subscription/license/${catalogId}/${itemId}`);

const rejected = (why: string) => ({
  status: 200,
  body: { Status: 'ERROR', Reason: expect.stringContaining(why), Url: null },
});

describe('a customer opens licensed content', () => {
  it('they are entitled to', async () => {
    customer = await signInAs(shop, 'customer');
    await entitle(shop, customer.account.id, item, { endsAt: new Date(Date.now() + 60_000) });
    expect(await licenseOf(customer, item)).toMatchObject({
      status: 200,
      body: { Status: 'SUCCESS', Url: expect.stringMatching(/^\/assets\/subs\/.+\/$/) },
    });
    expect((await customer.get(await addressFor(customer, item))).status).toBe(200);
  });

  it('that nobody else can open', async () => {
    customer = await signInAs(shop, 'customer');
    expect(await licenseOf(customer, item)).toMatchObject(rejected('Subscribe in the shop'));
    expect(await licenseOf(staff, item)).toMatchObject(rejected('Subscribe in the shop'));
  });

  it.each<[ClosingReason, string]>([
    ['PAYMENT_DUE', 'Payments and invoices'],
    ['REFUNDED', 'refunded'],
    ['DISPUTED', 'disputed'],
    ['WITHDRAWN', 'was revoked'],
    ['ENDED', 'has ended'],
  ])('that has ended: %s', async (closedBecause, why) => {
    customer = await signInAs(shop, 'customer');
    await entitle(shop, customer.account.id, item, { closedBecause });
    expect(await licenseOf(customer, item)).toMatchObject(rejected(why));
  });

  it('until their access expires', async () => {
    customer = await signInAs(shop, 'customer');
    await entitle(shop, customer.account.id, item, { endsAt: new Date(Date.now() - 1) });
    expect(await licenseOf(customer, item)).toMatchObject(rejected('has ended'));
  });

  it('of a deleted item, while they are entitled', async () => {
    const deleted = await subscribedItem(shop);
    await sendContent(staff, deleted, course());
    customer = await signInAs(shop, 'customer');
    await entitle(shop, customer.account.id, deleted);
    await staff.delete(`/api/catbuilder/${deleted.catalogId}/${deleted.itemId}`);
    expect((await customer.get(await addressFor(customer, deleted))).status).toBe(200);
    const other = await signInAs(shop, 'customer');
    expect((await licenseOf(other, deleted)).status).toBe(404);
  });

  it('once there is some', async () => {
    const bare = await subscribedItem(shop);
    customer = await signInAs(shop, 'customer');
    await entitle(shop, customer.account.id, bare);
    expect(await licenseOf(customer, bare)).toMatchObject(rejected("There's no content here yet"));
    expect((await licenseOf(customer, { ...bare, itemId: 'none' })).status).toBe(404);
  });
});

describe('staff open any licensed content', () => {
  const path = ({ catalogId, itemId }: TestItem) =>
    `/api/subscriptionBuilder/license/${catalogId}/${itemId}`;

  it('with an address and no status', async () => {
    const { status, body } = await staff.get(path(item));
    expect({ status, body }).toEqual({ status: 200, body: { Url: expect.any(String) } });
  });

  it('once there is some', async () => {
    const { body } = await staff.get(path(await subscribedItem(shop)));
    expect(body).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('Upload a zip'),
    });
    expect((await staff.get(path({ ...item, itemId: 'none' }))).status).toBe(404);
  });
});
