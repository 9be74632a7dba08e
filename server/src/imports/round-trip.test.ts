import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTable } from '@spindle/sdk/domain/imports/read-table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { freshPicture } from '../media/fixtures/pictures.ts';
import { storeImage } from '../media/store-image.ts';
import { applied, readImport, upload } from './fixtures/import-calls.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await fillShop();
});
afterAll(() => shop.close());

async function storePicture(): Promise<string> {
  const path = join(temporaryFolder(), randomUUID());
  const picture = await freshPicture();
  await writeFile(path, picture);
  const digest = createHash('sha256').update(picture).digest('hex');
  const { services, orm } = shop;
  const keeping = { em: orm.em.fork(), now: services.now(), services };
  return storeImage(keeping, { path, name: 'a.png', type: 'image/png', size: 1, digest });
}

/** Creates a family, a kit of its members, and an item with every fact. */
async function fillShop() {
  const catalogId = await makeCatalog(shop, { title: 'rails' });
  const members = await Promise.all(
    ['300 mm', '500 mm'].map((value) =>
      makeItem(shop, {
        catalogId,
        title: `Rail, ${value}`,
        attributes: [{ attributeId: 'Length', type: 'SPEC', value }],
      }),
    ),
  );
  const family = { title: 'Rail', options: ['Length'], members: members.map((one) => one.itemId) };
  const made = await staff.send('POST', `/api/admin/families/${catalogId}`, {
    body: JSON.stringify(family),
    headers: { 'Content-Type': 'application/json' },
  });
  if (made.status !== 201) throw new Error(made.text);
  await makeItem(shop, {
    catalogId,
    // First in the file, though its parts have to be imported before it.
    itemId: 'a-kit',
    title: 'Set of rails',
    kit: true,
    onHand: 0,
    attributes: members.map((one, at) => ({
      attributeId: `Part ${at}`,
      type: 'COMPONENT' as const,
      value: `${one.catalogId}/${one.itemId}`,
      description: 'contains 2: for both sides',
    })),
  });
  const item = await makeItem(shop, {
    catalogId,
    title: '=1+1, “quoted” "text"',
    priceCents: 1234,
    attributes: [
      { attributeId: 'Weight', type: 'WEIGHT', value: '7.5' },
      { attributeId: 'Sheet', type: 'HTML', value: '<p>Sheet</p>' },
      { attributeId: 'Picture 2', type: 'IMAGE', value: await storePicture(), description: 'Back' },
    ],
  });
  await shop.orm.em.fork().nativeUpdate(CatalogItem, item, {
    description: 'Two\nlines',
    image: await storePicture(),
    imageAlt: 'Front',
    externalId: 'PN-1',
    salePriceCents: 1000,
    saleStarts: new Date('2026-01-01T10:00:00Z'),
    saleEnds: new Date('2126-01-01T10:00:00Z'),
    breakQuantities: [10, 50],
    breakPricesCents: [900, 800],
    reorderLevel: 3,
    gtin: '4006381333931',
    bin: 'A-03-2',
    costPriceCents: 500,
    supplier: 'Spindle works',
    expectedAt: '2030-12-12',
    seoTitle: 'Title',
    seoDescription: 'Description',
  });
}

const exportOf = async (who: SignedIn) =>
  (await who.send('GET', '/api/admin/items', { headers: { Accept: 'text/csv' } })).text;

/** Matches the addresses of pictures, which are encoded again and get other names. */
const addresses = (url: string) => new RegExp(`${url}/images/uploads/[0-9a-f]+`, 'g');

/** Returns the exported items without what differs between shops and times. */
function itemsIn(text: string, url: string) {
  const table = readTable(new TextEncoder().encode(text.replaceAll(addresses(url), 'picture')));
  if ('problem' in table) throw new Error(table.problem.message);
  const rows = table.rows.map(({ cells }): Record<string, string> =>
    Object.fromEntries(table.columns.map((name, at) => [name, cells[at] ?? ''])),
  );
  return rows.map(({ family = '', dateCreated: _, dateModified: __, version: ___, ...row }) => ({
    ...row,
    family: family.replace(/"familyId":"[^"]+"/, ''),
  }));
}

it('an export changes nothing in the same shop, and creates the same items in an empty one', async () => {
  const text = await exportOf(staff);
  expect(text).toContain(`${shop.url}/images/uploads/`);
  const read = await readImport(staff, await upload(staff, text));
  expect(read).toMatchObject({ format: 'spindle', problems: [], rows: [] });
  expect(read.counts).toMatchObject({ rows: 4, same: 4, pictures: 0 });

  const empty = await startShop();
  try {
    const owner = await signInAs(empty, 'extended');
    expect(await applied(owner, await upload(owner, text))).toMatchObject({
      counts: { create: 4, done: 4, failed: 0, pictures: 2, picturesDone: 2 },
    });
    expect(itemsIn(await exportOf(owner), empty.url)).toEqual(itemsIn(text, shop.url));
  } finally {
    await empty.close();
  }
});

it('an edited export changes only what was edited, unless someone changed the item since', async () => {
  const edited = (await exportOf(staff)).replace(',12.34,', ',15.00,');
  const id = await upload(staff, edited);
  expect(await readImport(staff, id)).toMatchObject({
    counts: { update: 1 },
    rows: [{ changes: ['priceCents'] }],
  });
  await applied(staff, id);
  expect(await exportOf(staff)).toContain(',15,10,');
  const outdated = await upload(staff, edited.replace(',15.00,', ',16.00,'));
  expect(await readImport(staff, outdated)).toMatchObject({
    problems: [{ message: expect.stringContaining('changed after the export') }],
  });
});
