import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { itemForm } from '../../test/store-builder.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

it('webhooks name every changed field of an item as in its record', async () => {
  const [{ catalogId, itemId }, next] = [await makeItem(shop), await makeItem(shop)];
  const path = `/api/catbuilder/${catalogId}/${itemId}`;
  const form = {
    imageAlt: 'A spindle',
    expired: 'true',
    locked: 'true',
    listingOrderWeight: '3',
    subscriptionLink: 'https://example.com/',
    externalId: 'S-1',
    couponId: 'ten',
    title: 'Spindle',
    price: '250',
    digital: 'true',
    taxCode: 'txcd_00000000',
  };
  expect((await staff.put(path, itemForm(form))).body).toMatchObject({ Status: 'SUCCESS' });
  const details = {
    priceBreaks: [{ from: 10, price: 7.5 }],
    gtin: '4006381333931',
    bin: 'A-3',
    costPrice: 200,
    supplier: 'Hartmann',
    expectedAt: '2030-12-12',
    seoTitle: 'Quiet',
    seoDescription: 'A quiet spindle.',
    replacedBy: { catalogId: next.catalogId, catalogItemId: next.itemId },
  };
  await staff.send('PATCH', `/api/admin/items/${catalogId}/${itemId}`, {
    body: JSON.stringify(details),
    headers: { 'Content-Type': 'application/json' },
  });
  const [row] = await query<{ changed: string[] }>(
    shop.orm.em.fork(),
    `select jsonb_agg(distinct name) as changed
       from events, jsonb_array_elements_text(data -> 'changed') name
      where type = 'item.changed' and subject = $1`,
    [`${catalogId}_${itemId}`],
  );
  const changed = row?.changed ?? [];
  expect(changed).toEqual(expect.arrayContaining(Object.keys(details)));
  const { body } = await staff.get(path);
  const unknown = changed.filter((name) => !Object.hasOwn(Object(body), name));
  expect(unknown).toEqual([]);
});
