import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import type { TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { shopWith, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { sendFile } from '../fixtures/send-file.ts';

let opened: ShopWithStore;
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  opened = await shopWith('a folder');
  ({ shop } = opened);
  staff = await signInAs(shop, 'extended');
});
afterAll(() => opened.close());

const attributeId = 'Data sheet';

/** Returns an item with a data sheet for everyone, and the sheet's URL. */
async function withSheet(): Promise<{ item: TestItem; url: string }> {
  const item = await makeItem(shop, { attributes: [{ attributeId, type: 'FILE', value: '' }] });
  await upload(item, 'er20.pdf', '%PDF-1.7 A');
  return { item, url: urlOf(item, 'er20.pdf') };
}

const upload = (item: TestItem, name: string, bytes: string) =>
  sendFile(staff, item, { attributeId, name, bytes, type: 'text/html' });

const urlOf = ({ catalogId, itemId }: TestItem, name: string) =>
  `${shop.url}/assets/files/${catalogId}/${itemId}/Data%20sheet/${name}`;

it('sends the file to everyone, to be saved, and never shown as a page', async () => {
  const { url } = await withSheet();
  const reply = await fetch(url);
  expect([reply.status, await reply.text()]).toEqual([200, '%PDF-1.7 A']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="er20.pdf"',
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const etag = reply.headers.get('ETag') ?? '';
  expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});

it('explains a file that was replaced, and one that never was', async () => {
  const { item, url } = await withSheet();
  await upload(item, 'er20-b.pdf', '%PDF-1.7 B');
  expect(await (await fetch(urlOf(item, 'er20-b.pdf'))).text()).toBe('%PDF-1.7 B');
  for (const gone of [
    url,
    `${url}/more`,
    urlOf(item, '%E0%A4%A'),
    urlOf(item, '%00'),
    urlOf({ ...item, itemId: '%00' }, 'rail.pdf'),
    urlOf(item, ''),
  ]) {
    const reply = await fetch(gone);
    expect([reply.status, await reply.text()]).toEqual([
      404,
      expect.stringContaining('current file'),
    ]);
  }
});

it('hides the files of a hidden item', async () => {
  const { item, url } = await withSheet();
  const { catalogId, itemId } = item;
  await query(
    shop.orm.em.fork(),
    'update catalog_items set enabled = false where catalog_id = $1 and item_id = $2',
    [catalogId, itemId],
  );
  expect((await fetch(url)).status).toBe(404);
});

it('never makes a file public that was for buyers, whatever replaces its attribute', async () => {
  const item = await makeItem(shop, {
    attributes: [{ attributeId, type: 'DOWNLOADABLE', value: '' }],
  });
  await upload(item, 'paid.pdf', '%PDF-1.7 paid');
  expect((await fetch(urlOf(item, 'paid.pdf'))).status).toBe(404);
  const path = `/api/catbuilder/${item.catalogId}/${item.itemId}/Data%20sheet`;
  await staff.send('DELETE', path);
  await staff.put(path, { type: 'FILE', value: 'paid.pdf' });
  expect((await fetch(urlOf(item, 'paid.pdf'))).status).toBe(404);
});
