import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../database/query.ts';
import { pruneChanges } from './prune-changes.ts';

let shop: TestShop;
let visitor: HttpClient;
let early: pg.Client;

beforeAll(async () => {
  shop = await startShop();
  visitor = httpClient(shop.url);
  early = new pg.Client({ connectionString: shop.orm.config.get('clientUrl') });
  await early.connect();
});

afterAll(async () => {
  await early.end();
  await shop.close();
});

const pathOf = ({ catalogId, itemId }: TestItem) => `/api/catalog/${catalogId}/${itemId}`;
const unitsOf = async (item: TestItem) => {
  await shop.services.snapshot.refresh();
  return (await visitor.get(pathOf(item))).body;
};

const sell = 'update catalog_items set on_hand = on_hand - 1 where item_id = $1';

it('a change is seen even if its transaction starts before others and ends after them', async () => {
  const [slow, quick] = [await makeItem(shop, { onHand: 5 }), await makeItem(shop, { onHand: 5 })];
  expect(await unitsOf(slow)).toMatchObject({ inventory: 5 });
  await early.query('begin');
  await early.query(sell, [slow.itemId]);
  await query(shop.orm.em.fork(), sell, [quick.itemId]);
  expect(await unitsOf(quick)).toMatchObject({ inventory: 4 });
  expect(await unitsOf(slow)).toMatchObject({ inventory: 5 });
  await query(shop.orm.em.fork(), sell, [quick.itemId]);
  expect(await unitsOf(quick)).toMatchObject({ inventory: 3 });
  await early.query('commit');
  expect(await unitsOf(slow)).toMatchObject({ inventory: 4 });
});

it('a change that is rolled back is never seen', async () => {
  const item = await makeItem(shop, { onHand: 5 });
  expect(await unitsOf(item)).toMatchObject({ inventory: 5 });
  await early.query('begin');
  await early.query(sell, [item.itemId]);
  await early.query('rollback');
  expect(await unitsOf(item)).toMatchObject({ inventory: 5 });
});

it('moving units from reserved to sold is no visible change', async () => {
  const item = await makeItem(shop, { onHand: 5, reserved: 1 });
  const changes = () =>
    query(shop.orm.em.fork(), 'select 1 from window_changes where member_id = $1', [item.itemId]);
  const before = await changes();
  const move = 'update catalog_items set on_hand = 4, reserved = 0 where item_id = $1';
  await query(shop.orm.em.fork(), move, [item.itemId]);
  expect(await changes()).toEqual(before);
});

it('more simultaneous changes than are tracked one by one are all seen', async () => {
  const { catalogId } = await makeItem(shop);
  await query(
    shop.orm.em.fork(),
    `insert into catalog_items (catalog_id, item_id, title, description, enabled, price_cents,
                                created_at, updated_at)
     select $1, 'part-' || n, 'Part ' || n, '', true, 100, now(), now()
       from generate_series(1, 6000) n`,
    [catalogId],
  );
  await shop.services.snapshot.refresh();
  expect((await visitor.get(`/api/catalog/${catalogId}/part-6000`)).status).toBe(200);
  await query(shop.orm.em.fork(), 'update catalog_items set on_hand = 7, updated_at = now()');
  await shop.services.snapshot.refresh();
  const { body } = await visitor.get(`/api/catalog/${catalogId}/part-6000`);
  expect(body).toMatchObject({ inventory: 7 });
});

it('changes are deleted after a day, newer ones are kept', async () => {
  const item = await makeItem(shop);
  const em = shop.orm.em.fork();
  await query(em, `update window_changes set changed_at = now() - interval '25 hours'`);
  await query(em, sell, [item.itemId]);
  await pruneChanges(em);
  const saved = await query(em, 'select member_id from window_changes');
  expect(saved).toEqual([{ member_id: item.itemId }]);
});
