import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts';
import { createOrm } from '../database/orm.ts';
import { query } from '../database/query.ts';
import { entities } from '../entities.ts';
import { indexStale } from './index-stale.ts';
import { searchItems } from './search-items.ts';

/** The last migration before part numbers, specifications and search. */
const BEFORE = 'Migration20261122161212_demo_accounts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = await createOrm({ entities, url: database.url });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const sql = <Row>(text: string) => query<Row>(orm.em.fork(), text);
const found = async (q: string) =>
  (await searchItems(orm.em.fork(), { q }, new Date())).items.map(
    ({ catalogItemId }) => catalogItemId,
  );

it("items sold by an older release are found once by part number, and not by the provider's id", async () => {
  await orm.migrator.up({ to: BEFORE });
  await sql(`
    insert into catalogs (id, title, description, enabled, created_at, updated_at)
    values ('spindles', 'Spindles', '', true, now(), now())`);
  await sql(`
    insert into catalog_items (catalog_id, item_id, title, description, enabled, price_cents,
                               external_id, created_at, updated_at)
    select 'spindles', id, 'Spindle of ' || id, '', true, 100, external, now(), now()
      from (values ('theirs', 'prod_Qx71kq9'), ('ours', 'spindles_ours'), ('part', 'SP80W-22'),
                   ('none', null)) as given (id, external)`);
  await orm.migrator.up();
  await indexStale({ orm });

  expect((await found('spindle')).toSorted()).toEqual(['none', 'ours', 'part', 'theirs']);
  expect(await found('sp80w22')).toEqual(['part']);
  expect(await found('prod_Qx71kq9')).toEqual([]);
  expect(
    await sql(`
      select item_id, external_id, provider_product_id from catalog_items order by item_id`),
  ).toEqual([
    { item_id: 'none', external_id: null, provider_product_id: null },
    { item_id: 'ours', external_id: null, provider_product_id: 'spindles_ours' },
    { item_id: 'part', external_id: 'SP80W-22', provider_product_id: null },
    { item_id: 'theirs', external_id: null, provider_product_id: 'prod_Qx71kq9' },
  ]);
});

it('items indexed by older rules, or changed without the index, are indexed again and found once', async () => {
  await sql(
    `update search_items set rules = rules - 1, words = '', part_key = '' where item_id = 'part'`,
  );
  await sql(`
    update catalog_items set title = 'Renamed', updated_at = now() + interval '1 second'
     where item_id = 'ours'`);
  await sql(`update catalog_items set deleted_at = now() where item_id = 'none'`);
  expect(await found('sp80w22')).toEqual([]);
  expect(await found('renamed')).toEqual([]);
  await indexStale({ orm });
  expect(await found('sp80w22')).toEqual(['part']);
  expect(await found('renamed')).toEqual(['ours']);
  expect((await found('spindle')).toSorted()).toEqual(['ours', 'part', 'theirs']);
});
