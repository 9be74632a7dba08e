import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../test/factories/catalog.ts';
import { startShop, type TestShop } from '../test/shop.ts';
import { query } from './database/query.ts';
import { sitemapIndex, sitemapPart } from './http/rendering/sitemap.ts';
import type { PublicData, Sources } from './http/rendering/public-data.ts';
import { publicData } from './public-data.ts';

let shop: TestShop;
let data: PublicData;

beforeAll(async () => {
  shop = await startShop();
  data = publicData(shop.services);
});

afterAll(() => shop.close());

async function sell(itemId: string): Promise<void> {
  const statement = 'update catalog_items set on_hand = on_hand - 1 where item_id = $1';
  await query(shop.orm.em.fork(), statement, [itemId]);
  await shop.services.snapshot.refresh();
}

it('a page is cached during sales until something it shows changes', async () => {
  const [displayed, other] = [await makeItem(shop), await makeItem(shop)];
  await shop.services.snapshot.refresh();
  const sources: Sources = new Map();
  const reading = data.noting(sources);
  expect(reading.catalogs()).not.toEqual([]);
  expect(await reading.item(displayed.catalogId, displayed.itemId)).toMatchObject({
    inventory: 10,
  });
  expect(await reading.elements('home')).toEqual([]);

  await sell(other.itemId);
  expect(await data.isStill(sources)).toBe(true);
  await sell(displayed.itemId);
  expect(await data.isStill(sources)).toBe(false);
});

it('a missing page is cached until it exists', async () => {
  const catalogId = await makeCatalog(shop);
  await shop.services.snapshot.refresh();
  const sources: Sources = new Map();
  expect(await data.noting(sources).item(catalogId, 'coming')).toBeNull();
  expect(await data.isStill(sources)).toBe(true);
  await makeItem(shop, { catalogId, itemId: 'coming' });
  await shop.services.snapshot.refresh();
  expect(await data.isStill(sources)).toBe(false);
});

it('the sitemap lists what visitors see, with URLs', async () => {
  const seen = await makeItem(shop, { catalogId: await makeCatalog(shop, { id: 'bearings' }) });
  const hidden = await makeItem(shop, { catalogId: 'bearings', enabled: false });
  await shop.services.snapshot.refresh();
  const part = '/sitemaps/catalog-bearings-1.xml';
  expect(await sitemapIndex(data, 'https://shop.example')).toContain(`${part}</loc><lastmod>2`);
  const addresses = await sitemapPart(data, 'https://shop.example', part);
  expect(addresses).toContain(`/ui/shop/bearings/${seen.itemId}</loc>`);
  expect(addresses).not.toContain(hidden.itemId);
});
