import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { httpClient } from '../../../test/http-client.ts';
import { publisherOf } from '../../../test/publisher.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { itemForm } from '../../../test/store-builder.ts';
import { query } from '../../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ env: { CDN_BASE: 'https://cdn.example.com/images' } });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const noted = (item: TestItem) =>
  query<{ product: string | null; partNumber: string | null; version: number }>(
    shop.orm.em.fork(),
    `select provider_product_id as product, external_id as "partNumber", version from catalog_items
      where catalog_id = $1 and item_id = $2`,
    [item.catalogId, item.itemId],
  );
const save = (item: TestItem, fields: Record<string, string>) =>
  staff.put(`/api/catbuilder/${item.catalogId}/${item.itemId}`, itemForm(fields));
const productsOf = async ({ catalogId, itemId }: TestItem) =>
  (
    await shop.services.stripe.products.search({
      query: `metadata["catalogId"]:"${catalogId}" AND metadata["catalogItemId"]:"${itemId}"`,
    })
  ).data;

describe('publishing a product', () => {
  it('creates it at the provider with everything that checkout and receipts need', async () => {
    const item = await makeItem(shop, { title: 'ER20 spindle', image: 'catalog/er20.webp' });
    const publisher = publisherOf(staff, item);
    expect(await publisher.publishProduct()).toEqual({
      Status: 'SUCCESS',
      Reason: 'The product ER20 spindle was successfully published.',
    });
    const [product] = await productsOf(item);
    expect(product).toMatchObject({
      name: 'ER20 spindle',
      description: '2.2 kW, 24 000 rpm.',
      tax_code: 'txcd_99999999',
      images: ['https://cdn.example.com/images/catalog/er20.webp'],
      active: true,
    });
    expect(await noted(item)).toMatchObject([{ product: product?.id }]);
    expect(await publisher.look()).toMatchObject({
      Status: 'SUCCESS',
      Product: { id: product?.id, name: 'ER20 spindle' },
      Price: null,
      OutOfStep: [],
    });
  });

  it('updates the existing product, including removed fields', async () => {
    const item = await makeItem(shop, { image: 'catalog/er20.webp' });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await save(item, { title: 'ER25 spindle', enabled: 'false' });
    await query(
      shop.orm.em.fork(),
      'update catalog_items set image = null, tax_code = null where item_id = $1',
      [item.itemId],
    );
    await publisher.publishProduct();
    expect(await productsOf(item)).toMatchObject([
      { name: 'ER25 spindle', active: false, images: [], tax_code: null },
    ]);
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });

  it('can return to an earlier state', async () => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    for (const title of ['One', 'Other', 'One']) {
      await save(item, { title });
      await publisher.publishProduct();
    }
    expect(await productsOf(item)).toMatchObject([{ name: 'One' }]);
  });

  it('twice at the same time creates one', async () => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    const clicks = [publisher, publisher, publisher].map((one) => one.publishProduct());
    expect(await Promise.all(clicks)).toMatchObject(clicks.map(() => ({ Status: 'SUCCESS' })));
    expect(await productsOf(item)).toHaveLength(1);
  });

  it('leaves an open form of the item and its part number as they are', async () => {
    const item = await makeItem(shop, { externalId: 'SP80W-22-ER20' });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await publisher.publishPrice();
    expect(await noted(item)).toMatchObject([{ version: 1, partNumber: 'SP80W-22-ER20' }]);
    expect((await save(item, { version: '1' })).status).toBe(200);
  });

  it('creates it again if the provider has lost it', async () => {
    const item = await makeItem(shop, { providerProductId: 'prod_gone' });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    const [product] = await productsOf(item);
    expect(await noted(item)).toMatchObject([{ product: product?.id }]);
  });

  it('adopts a product that staff created at the provider', async () => {
    const { id } = await shop.services.stripe.products.create({ name: 'By hand' });
    const item = await makeItem(shop, { providerProductId: id });
    await publisherOf(staff, item).publishProduct();
    expect(await productsOf(item)).toMatchObject([{ id, name: 'ER20 spindle' }]);
  });

  it("doesn't touch the product of another item", async () => {
    const item = await makeItem(shop, { title: 'Mine' });
    await publisherOf(staff, item).publishProduct();
    const [product] = await productsOf(item);
    const copy = await makeItem(shop, { title: 'Copy', providerProductId: product?.id ?? '' });
    const reply = await publisherOf(staff, copy).publishProduct();
    expect(reply).toMatchObject({ Status: 'ERROR' });
    expect(reply.Reason).toBe(
      `The product ${product?.id} belongs to another item, ${item.catalogId}/${item.itemId}. ` +
        "Correct the product's metadata at the payment provider, then publish again.",
    );
    expect(await productsOf(item)).toMatchObject([{ name: 'Mine' }]);
  });

  it("explains the provider's rejection and what to do", async () => {
    const item = await makeItem(shop, { taxCode: 'txcd_nowhere' });
    const reply = await publisherOf(staff, item).publishProduct();
    expect(reply).toMatchObject({ Status: 'ERROR' });
    expect(reply.Reason).toMatch(
      /^The payment provider rejected this item: .*tax code.* Correct the item and publish again\.$/,
    );
    expect(await noted(item)).toMatchObject([{ product: null }]);
  });

  it("says that the provider doesn't accept the shop's key", async () => {
    const item = await makeItem(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 401 });
    const reply = await publisherOf(staff, item).publishProduct();
    expect(reply).toMatchObject({
      Status: 'ERROR',
      Reason: "The payment provider rejected the shop's key. Ask your shop's operator to check it.",
    });
  });

  it.each([{ times: 3 }, { status: 500, times: 3 }, { status: 429, times: 3 }])(
    "is 503 while the provider doesn't respond: %j",
    async (fault) => {
      const item = await makeItem(shop);
      await shop.control('/control/faults', { provider: 'stripe', ...fault });
      const path = `/api/catbuilder/stripe/publish/${item.catalogId}/${item.itemId}`;
      expect(await staff.get(path)).toMatchObject({ status: 503, body: { Status: 'ERROR' } });
      await shop.control('/control/reset');
      expect(await publisherOf(staff, item).publishProduct()).toMatchObject({ Status: 'SUCCESS' });
    },
  );

  it('is recorded before and after', async () => {
    const item = await makeItem(shop, { taxCode: 'txcd_nowhere' });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await save(item, { taxCode: 'txcd_99999999' });
    await publisher.publishProduct();
    const entries = await query<{ action: string; actor: string }>(
      shop.orm.em.fork(),
      `select action, v.actor_email as actor from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1 order by at, id`,
      [`item ${item.catalogId}/${item.itemId}`],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'catalog.publish-product',
      'catalog.product-not-published',
      'catalog.update-item',
      'catalog.publish-product',
      'catalog.product-published',
    ]);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([staff.account.email]));
  });
});

describe('publishing', () => {
  const path = (item: TestItem) =>
    `/api/catbuilder/stripe/publish/${item.catalogId}/${item.itemId}`;

  it.each(['customer', 'warehouse'] as const)('is rejected for a %s', async (role) => {
    const item = await makeItem(shop);
    const other = await signInAs(shop, role);
    const look = `/api/catbuilder/stripe/${item.catalogId}/${item.itemId}`;
    const replies = [other.get(path(item)), other.post(path(item)), other.get(look)];
    for (const { status } of await Promise.all(replies)) expect(status).toBe(403);
    expect(await productsOf(item)).toEqual([]);
  });

  it("is rejected for visitors who aren't signed in", async () => {
    const item = await makeItem(shop);
    expect((await httpClient(shop.url).get(path(item))).status).toBe(401);
    expect((await httpClient(shop.url).post(path(item))).status).toBe(401);
  });

  it('is rejected for unknown items', async () => {
    const unknown = { catalogId: 'no-such', itemId: 'item' };
    const look = '/api/catbuilder/stripe/no-such/item';
    const replies = [staff.get(path(unknown)), staff.post(path(unknown)), staff.get(look)];
    for (const { status } of await Promise.all(replies)) expect(status).toBe(404);
  });

  it('is rejected from other sites and for prefetches', async () => {
    const item = await makeItem(shop);
    const foreign = await staff.get(path(item), { 'Sec-Fetch-Site': 'cross-site' });
    const early = await staff.get(path(item), { 'Sec-Purpose': 'prefetch' });
    expect([foreign.status, early.status]).toEqual([403, 403]);
    expect(await productsOf(item)).toEqual([]);
  });
});
