import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../../../test/shop.ts';
import { shopWith, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { countStatements } from '../../database/count-statements.ts';
import { sendFile } from '../fixtures/send-file.ts';
import { expectPage, file, manager, sellFile, tag } from '../fixtures/sold-file.ts';
import { boughtLine } from '../fixtures/sold-plans.ts';

let opened: ShopWithStore;
let shop: TestShop;
beforeAll(async () => {
  opened = await shopWith('a folder');
  ({ shop } = opened);
});
afterAll(() => opened.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers });

describe('a link to a download', () => {
  it('sends the file, to be saved under its name and never cached', async () => {
    const { url } = await sellFile(shop);
    const reply = await get(url);
    expect(reply.status).toBe(200);
    expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="mill-600.zip"',
      'content-type': 'application/zip',
      'content-length': '100000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      etag: tag,
    });
  });

  it('works without signing in and takes one statement', async () => {
    const { url } = await sellFile(shop);
    const { statements, result } = await countStatements(shop.orm, () => get(url));
    expect(result.status).toBe(200);
    expect(statements.filter((text) => /download_files|sessions/.test(text))).toHaveLength(1);
  });

  it('resumes an interrupted download as long as the file is the same', async () => {
    const { url, item } = await sellFile(shop);
    const rest = { Range: 'bytes=99990-', 'If-Range': tag };
    const part = await get(url, rest);
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe('bytes 99990-99999/100000');
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(99_990))).toBe(true);
    await sendFile(await manager(shop), item, { bytes: 'revision B' });
    const whole = await get(url, rest);
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe('revision B');
  });

  it('answers HEAD like GET', async () => {
    const { url } = await sellFile(shop);
    const reply = await fetch(shop.url + url, { method: 'HEAD' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Length')).toBe('100000');
    expect(await reply.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const { url } = await sellFile(shop);
    const reply = await fetch(shop.url + url, { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('for a deleted attribute still works for its buyers', async () => {
    const { url, item, shopper } = await sellFile(shop);
    await (await manager(shop)).delete(`/api/catbuilder/${item.catalogId}/${item.itemId}/download`);
    expect((await get(url)).status).toBe(200);
    const { downloads } = await boughtLine({ shopper });
    expect(downloads).toMatchObject([{ attributeId: 'download', title: 'mill-600.zip' }]);
  });
});

describe('oversized ranges', () => {
  const many = `bytes=${Array.from({ length: 500 }, () => '0-0').join(',')}`;
  const wholes = [
    many,
    'bytes=0-1,500-600,9000-9001',
    'pages=1-2',
    'bytes=a-b',
    'bytes=',
    'bytes=5-1,',
  ];

  it.each(wholes)('%.40s: never more is sent than the file', async (Range) => {
    const { url } = await sellFile(shop);
    const reply = await get(url, { Range });
    expect([200, 206, 416]).toContain(reply.status);
    expect((await reply.arrayBuffer()).byteLength).toBeLessThanOrEqual(file.length);
    expect(reply.headers.get('Content-Type')).not.toContain('multipart');
  });

  const numbers: [string, number, number][] = [
    ['bytes=0-99999999999999999999', 206, 100_000],
    ['bytes=-99999999999999999999', 206, 100_000],
    ['bytes=99999999999999999999-', 416, 0],
    ['bytes=100000-', 416, 0],
    ['bytes=99999-', 206, 1],
  ];
  it.each(numbers)('%s: %i', async (Range, status, length) => {
    const { url } = await sellFile(shop);
    const reply = await get(url, { Range });
    expect(reply.status).toBe(status);
    if (status === 206) expect((await reply.arrayBuffer()).byteLength).toBe(length);
  });
});

describe('a file missing from the store', () => {
  it('is reported in plain words', async () => {
    const { url } = await sellFile(shop);
    const { mediaDir } = shop.config;
    const lost = join(mediaDir, 'downloads', tag.slice(1, -1));
    await rm(lost);
    await expectPage(shop, await get(url), { status: 404, text: 'File not found' });
  });
});
