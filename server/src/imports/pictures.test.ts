import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { fetchPublicFile } from '../gateways/fetch-public-file.ts';
import { freshPicture } from '../media/fixtures/pictures.ts';
import { applied, readImport, undone, upload } from './fixtures/import-calls.ts';

let shop: TestShop;
let staff: SignedIn;
let server: Server;
let origin: string;
/** Whether the missing picture has arrived. */
let isThere = false;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  const [first, second, third] = [await freshPicture(), await freshPicture(), await freshPicture()];
  server = createServer((request, response) => {
    if (request.url === '/moved.png') response.writeHead(302, { location: '/second.png' }).end();
    else if (request.url === '/inside.png') {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    } else if (request.url === '/first.png') response.end(first);
    else if (request.url === '/second.png') response.end(second);
    else if (request.url === '/missing.png' && isThere) response.end(third);
    else if (request.url === '/page.png') response.end('<html></html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port }: AddressInfo = Object(server.address());
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.close();
  await shop.close();
});

it('fetches pictures, follows redirects to public addresses only, and says what failed, until it is retried', async () => {
  const urls = ['first', 'moved', 'inside', 'page', 'missing'].map((one) => `${origin}/${one}.png`);
  const file = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Alt Text',
    `pic,Pictured,Title,Default Title,PIC-1,5,${urls[0]},Front`,
    ...urls.slice(1).map((url) => `pic,,,,,,${url},`),
  ].join('\n');
  const id = await upload(staff, file);
  expect(await applied(staff, id)).toMatchObject({
    state: 'done',
    counts: { pictures: 5, picturesDone: 2, picturesFailed: 3 },
  });
  const pictures = () =>
    query<{ image: string | null; image_alt: string | null; others: number }>(
      shop.orm.em.fork(),
      `select image, image_alt, (select count(*)::int from item_attributes a
         where a.catalog_id = i.catalog_id and a.item_id = i.item_id and type = 'IMAGE') as others
         from catalog_items i where external_id = 'PIC-1' and deleted_at is null`,
    );
  expect(await pictures()).toEqual([
    { image: expect.stringMatching(/^uploads\//), image_alt: 'Front', others: 1 },
  ]);
  const { rows } = await readImport(staff, id);
  expect(rows[0]?.reason).toContain(`${urls[4]}: The picture was not found.`);
  isThere = true;
  expect(await applied(staff, id)).toMatchObject({
    state: 'done',
    counts: { done: 1, picturesDone: 3, picturesFailed: 2 },
  });
  expect(await undone(staff, id)).toMatchObject({ counts: { undone: 1, kept: 0 } });
  expect(await pictures()).toEqual([]);
});

it('never fetches from addresses that are not public, too large files, or for too long', async () => {
  const path = join(temporaryFolder(), randomUUID());
  const local = { path, maxBytes: 10_000_000, local: true };
  expect(await fetchPublicFile(`${origin}/first.png`, { ...local, local: false })).toEqual({
    failed: 'NOT_ALLOWED',
  });
  expect(await fetchPublicFile('ftp://cdn.example/a.png', local)).toEqual({
    failed: 'NOT_ALLOWED',
  });
  expect(await fetchPublicFile(`${origin}/first.png`, { ...local, maxBytes: 10 })).toEqual({
    failed: 'TOO_LARGE',
  });
  expect(
    await fetchPublicFile('http://nowhere.invalid/a.png', { ...local, resolve: async () => [] }),
  ).toEqual({ failed: 'NOT_FOUND' });
});
