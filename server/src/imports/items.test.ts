import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { apply, applied, readImport, undone, upload } from './fixtures/import-calls.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

/** A product with two variants of its own, in its own catalog. */
function shopifyFile(name: string, changed: { price?: string; stock?: string } = {}) {
  const { price = '29.95', stock = '4' } = changed;
  return [
    'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Weight Unit',
    `${name},Rail ${name},"<p>Hardened.</p><ul><li>12 mm<script>x()</script></li></ul>",Rails ${name},TRUE,Length,300 mm,${name}-300,500,${stock},${price},34.95,g`,
    `${name},,,,,,500 mm,${name}-500,800,2,39.95,,kg`,
  ].join('\n');
}

const newName = () => `r${randomUUID().slice(0, 8)}`;

const itemsOf = (name: string) =>
  query<Record<string, unknown>>(
    shop.orm.em.fork(),
    `select external_id, i.title, price_cents, sale_price_cents, on_hand, i.enabled, f.title as family,
            c.title as catalog, i.deleted_at is not null as deleted,
            (select value from item_attributes a where a.catalog_id = i.catalog_id
               and a.item_id = i.item_id and type = 'WEIGHT') as weight,
            (select value from item_attributes a where a.catalog_id = i.catalog_id
               and a.item_id = i.item_id and type = 'HTML') as html
       from catalog_items i join catalogs c on c.id = i.catalog_id
       left join item_families f on f.id = i.family_id
      where external_id like $1 order by external_id`,
    [`${name}-%`],
  );

it('imports a product with options as a family, and changes nothing when repeated', async () => {
  const name = newName();
  const id = await upload(staff, shopifyFile(name));
  expect(await readImport(staff, id)).toMatchObject({
    state: 'review',
    format: 'shopify',
    encoding: 'UTF-8',
    counts: { rows: 2, create: 2, update: 0, problems: 0, done: 0 },
    problems: [],
    ignored: ['Variant Weight Unit'],
    rows: [{ row: 2, name: `${name}-300`, effect: 'create' }, { row: 3 }],
  });
  expect(await itemsOf(name)).toEqual([]);
  expect(await applied(staff, id)).toMatchObject({ state: 'done', counts: { done: 2, failed: 0 } });
  expect(await itemsOf(name)).toMatchObject([
    {
      title: `Rail ${name}, Length 300 mm`,
      price_cents: 3495,
      sale_price_cents: 2995,
      on_hand: 4,
      enabled: true,
      family: `Rail ${name}`,
      catalog: `Rails ${name}`,
      weight: '17.637',
      html: '<p>Hardened.</p><ul><li>12 mm</li></ul>',
    },
    { price_cents: 3995, sale_price_cents: null, on_hand: 2, family: `Rail ${name}` },
  ]);
  expect((await apply(staff, id)).status).toBe(202);
  const again = await upload(staff, shopifyFile(name));
  expect((await readImport(staff, again)).counts).toMatchObject({ create: 0, update: 0, same: 2 });
  await applied(staff, again);
  expect(await itemsOf(name)).toHaveLength(2);
});

it('updates by part number, and undoes an import except for rows that changed since', async () => {
  const name = newName();
  await applied(staff, await upload(staff, shopifyFile(name)));
  const id = await upload(staff, shopifyFile(name, { price: '19.95', stock: '9' }));
  expect(await readImport(staff, id)).toMatchObject({
    counts: { update: 1, same: 1 },
    rows: [{ row: 2, changes: ['salePriceCents', 'saleStarts', 'saleEnds', 'inventory'] }],
  });
  await applied(staff, id);
  expect(await itemsOf(name)).toMatchObject([{ sale_price_cents: 1995, on_hand: 9 }, {}]);
  expect(await undone(staff, id)).toMatchObject({ counts: { undone: 2, kept: 0 } });
  expect(await itemsOf(name)).toMatchObject([{ sale_price_cents: 2995, on_hand: 4 }, {}]);

  const other = newName();
  const created = await upload(staff, shopifyFile(other));
  await applied(staff, created);
  await query(
    shop.orm.em.fork(),
    `update catalog_items set title = 'Changed', version = version + 1 where external_id = $1`,
    [`${other}-500`],
  );
  expect(await undone(staff, created)).toMatchObject({
    state: 'done',
    counts: { undone: 1, kept: 1 },
    rows: [
      { status: 'UNDONE' },
      { name: `${other}-500`, status: 'KEPT', reason: expect.stringContaining('has changed') },
    ],
  });
  expect(await itemsOf(other)).toMatchObject([
    { deleted: true, family: null },
    { deleted: false, family: null, title: 'Changed' },
  ]);
});

it('creates no item twice if a file was reviewed twice before it was applied', async () => {
  const name = newName();
  const file = shopifyFile(name);
  const [first, second] = [await upload(staff, file), await upload(staff, file)];
  await applied(staff, first);
  expect(await applied(staff, second)).toMatchObject({
    counts: { done: 0, failed: 2 },
    rows: [{ status: 'FAILED', reason: expect.stringContaining('created this item') }, {}],
  });
  expect(await itemsOf(name)).toHaveLength(2);
});

it('undo restores a family that the import changed, with its members', async () => {
  const name = newName();
  await applied(staff, await upload(staff, shopifyFile(name)));
  const more = shopifyFile(name)
    .replace(`Rail ${name},`, `Long rail ${name},`)
    .concat(`\n${name},,,,,,900 mm,${name}-900,900,1,59.95,,g`);
  const id = await upload(staff, more);
  await applied(staff, id);
  const families = async () =>
    (await itemsOf(name)).map(({ external_id: number, family }) => [number, family]);
  expect(await families()).toEqual([
    [`${name}-300`, `Long rail ${name}`],
    [`${name}-500`, `Long rail ${name}`],
    [`${name}-900`, `Long rail ${name}`],
  ]);
  expect((await undone(staff, id)).counts).toMatchObject({ undone: 3, kept: 0 });
  expect(await families()).toEqual([
    [`${name}-300`, `Rail ${name}`],
    [`${name}-500`, `Rail ${name}`],
    [`${name}-900`, null],
  ]);
});

it('names every problem by row and column, and applies nothing then', async () => {
  const name = newName();
  const file = shopifyFile(name, { price: 'cheap', stock: 'some' });
  const id = await upload(staff, file);
  const { problems } = await readImport(staff, id);
  expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '2 Variant Price',
    '2 Variant Inventory Qty',
  ]);
  expect(await apply(staff, id)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_HAS_PROBLEMS' },
  });
  expect(await itemsOf(name)).toEqual([]);
});
