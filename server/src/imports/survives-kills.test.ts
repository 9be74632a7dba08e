import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeKillableShop, type KillableShop } from '../../test/killable-shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { apply, readImport, settled, upload } from './fixtures/import-calls.ts';
import { resumeImportsJob } from './jobs.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await makeKillableShop();
  await shop.start();
});
afterAll(() => shop.close());

const ROWS = 1_500;

it('applies each row once, even if the process is killed in between', async () => {
  const staff = await signInAs(shop, 'extended');
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `k${at},Part ${at},,Parts,TRUE,Title,Default Title,K-${at},3,1.50`,
  );
  const head =
    'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
  const id = await upload(staff, [head, ...rows].join('\n'));
  expect((await apply(staff, id)).status).toBe(202);
  await eventually(async () =>
    expect((await readImport(staff, id)).counts['done']).toBeGreaterThan(0),
  );
  await shop.kill();
  await shop.start();
  await shop.giveItsWorkAway();
  await shop.send(resumeImportsJob, {});
  expect(await settled(staff, id, 120_000)).toMatchObject({
    state: 'done',
    counts: { done: ROWS, failed: 0 },
  });
  const [counts] = await query(
    shop.orm.em.fork(),
    `select count(*)::int as items, sum(on_hand)::int as units,
            (select count(*)::int from stock_movements) as movements
       from catalog_items where external_id like 'K-%'`,
  );
  expect(counts).toEqual({ items: ROWS, units: 3 * ROWS, movements: ROWS });
});
