import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { catalogForm, itemForm } from '../../test/store-builder.ts';

let shop: TestShop;
let staff: SignedIn;
let item: TestItem;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  item = await makeItem(shop);
});
afterAll(() => shop.close());

const catalogPath = () => `/api/catbuilder/${item.catalogId}`;
const itemPath = () => `${catalogPath()}/${item.itemId}`;

describe('a form names the invalid field', () => {
  it.each([
    ['title', ''],
    ['title', 'x'.repeat(201)],
    ['description', ''],
    ['description', 'x'.repeat(5001)],
    ['price', ''],
    ['price', '-1'],
    ['price', '1.005'],
    ['price', '1,000'],
    ['price', '$5'],
    ['price', '12345678'],
    ['inventory', ''],
    ['inventory', '-1'],
    ['inventory', '1.5'],
    ['inventory', '1e3'],
    ['inventory', '1000001'],
    ['inventory', 'many'],
    ['listingOrderWeight', ''],
    ['listingOrderWeight', '1.5'],
    ['listingOrderWeight', 'first'],
    ['taxCode', ''],
    ['taxCode', 'x'.repeat(65)],
    ['enabled', 'maybe'],
    ['subscriptionLink', 'javascript:alert(1)'],
    ['subscriptionLink', 'example.com'],
    ['externalId', 'x'.repeat(256)],
    ['couponId', 'x'.repeat(256)],
    ['version', '0'],
    ['imageAlt', 'x'.repeat(256)],
  ])('of a new or existing item: %s “%s”', async (field, value) => {
    for (const path of [itemPath(), `${catalogPath()}/`]) {
      const reply = await staff.put(path, itemForm({ [field]: value }));
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: field }] } });
    }
  });

  it.each([
    ['title', ''],
    ['description', ''],
    ['listingOrderWeight', ''],
    ['listingOrderWeight', '0.5'],
    ['external', 'perhaps'],
    ['link', 'ftp://example.com'],
    ['link', '//example.com'],
    ['link', 'https://two words.example'],
  ])('of a new or existing catalog: %s “%s”', async (field, value) => {
    for (const path of [catalogPath(), '/api/catbuilder/']) {
      const reply = await staff.put(path, catalogForm({ [field]: value }));
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: field }] } });
    }
  });

  it.each(['Not-An-Id', 'two words', 'x'.repeat(65), 'ä', '%00'])(
    'of a path: %s is not an id',
    async (id) => {
      const part = id === '%00' ? id : encodeURIComponent(id);
      const replies = [
        staff.put(`/api/catbuilder/${part}`, catalogForm()),
        staff.put(`${catalogPath()}/${part}`, itemForm()),
        staff.get(`/api/catbuilder/stripe/${item.catalogId}/${part}`),
      ];
      for (const { status } of await Promise.all(replies)) expect([400, 404]).toContain(status);
    },
  );

  it('among several invalid fields, all of them', async () => {
    const reply = await staff.put(itemPath(), itemForm({ price: '-1', inventory: '-1' }));
    expect(reply).toMatchObject({
      status: 400,
      body: { Errors: expect.arrayContaining([{ path: 'price', message: expect.any(String) }]) },
    });
    expect(reply.text).toContain('"inventory"');
  });
});

describe('a tax code', () => {
  it('must be known to the provider', async () => {
    const Reason =
      "The payment provider doesn't recognize the tax code txcd_nowhere. Choose one from the list.";
    const form = itemForm({ taxCode: 'txcd_nowhere' });
    expect((await staff.put(itemPath(), form)).body).toMatchObject({ Status: 'ERROR', Reason });
    expect((await staff.put(`${catalogPath()}/`, form)).body).toMatchObject({
      Status: 'ERROR',
      Reason,
    });
    const { body } = await staff.get(catalogPath());
    expect(body).toMatchObject([{ taxCode: 'txcd_99999999' }]);
  });

  it('is accepted unchanged', async () => {
    const old = await makeItem(shop, { catalogId: item.catalogId, taxCode: 'txcd_retired' });
    const path = `${catalogPath()}/${old.itemId}`;
    const reply = await staff.put(path, itemForm({ taxCode: 'txcd_retired' }));
    expect(reply.body).toMatchObject({ Status: 'SUCCESS' });
  });

  it("doesn't prevent saving while the provider doesn't respond", async () => {
    const alone = await startShop({ beside: shop });
    const client = await signInAs(alone, 'extended');
    await shop.control('/control/faults', { provider: 'stripe', times: 3 });
    const reply = await client.put(itemPath(), itemForm({ taxCode: 'txcd_00000000' }));
    await alone.close();
    expect(reply.body).toMatchObject({ Status: 'SUCCESS' });
  });

  it("of an unknown item isn't checked", async () => {
    const reply = await staff.put(
      `${catalogPath()}/no-such`,
      itemForm({ taxCode: 'txcd_nowhere' }),
    );
    expect(reply.status).toBe(404);
  });
});
