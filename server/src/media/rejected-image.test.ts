import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCatalog } from '../../test/factories/catalog.ts';
import { eventually } from '../../test/eventually.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import type { TestShop } from '../../test/shop.ts';
import { freshPicture, pngOf, redAndBlue } from './fixtures/pictures.ts';
import { pictureForm, sendPicture } from './fixtures/send-picture.ts';
import { shopWith, type ShopWithStore } from './fixtures/stores.ts';

let opened: ShopWithStore;
let shop: TestShop;
let staff: SignedIn;
let path: string;

beforeAll(async () => {
  opened = await shopWith('a folder');
  ({ shop } = opened);
  staff = await signInAs(shop, 'extended');
  path = `/api/catimage/${await makeCatalog(shop)}`;
});
afterAll(async () => {
  // Rejected pictures are not stored.
  expect(existsSync(shop.config.mediaDir) && readdirSync(shop.config.mediaDir)).toEqual([]);
  await opened.close();
});

const send = (bytes: Buffer) => sendPicture(staff, path, bytes);

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';

describe('a file that only claims to be a picture is rejected with its real type', () => {
  it.each([
    ['an SVG drawing', svg],
    ['a web page', '<!DOCTYPE html><html><script>alert(1)</script></html>'],
    ['a PDF', '%PDF-1.7\n'],
    ['a ZIP archive', 'PK\u0003\u0004'],
    ['a GIF', 'GIF89a/*\u0001\u0000*/=1;alert(1)'],
    ['a BMP', 'BM<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a HEIC photo', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'],
    ['a video', '\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0000\u0000isommp42'],
  ])('%s', async (kind, text) => {
    expect(await send(Buffer.from(text, 'latin1'))).toMatchObject({
      status: 400,
      body: {
        Reason: `The picture must be a JPEG, PNG, WebP or AVIF; this is ${kind}.`,
        Errors: [{ path: 'image' }],
      },
    });
  });

  it('a real GIF', async () => {
    const gif = await (await redAndBlue({ width: 4, height: 4 })).gif().toBuffer();
    expect(await send(gif)).toMatchObject({ status: 400, text: expect.stringContaining('a GIF') });
  });

  it('anything else', async () => {
    const reply = await send(Buffer.from('not a picture'));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'image' }] } });
  });
});

describe('a picture is rejected', () => {
  it('with more pixels than can be decoded', async () => {
    expect(await send(pngOf({ width: 30_000, height: 30_000 }))).toMatchObject({
      status: 400,
      body: {
        Reason: expect.stringContaining('30000 × 30000 pixels; the limit is 50 million'),
        Errors: [{ path: 'image' }],
      },
    });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as a truncated %s', async (format) => {
    const pixels = randomBytes(64 * 64 * 3);
    const picture = sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } });
    const whole = await picture.toFormat(format).toBuffer();
    const reply = await send(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(reply).toMatchObject({
      status: 400,
      body: {
        Reason: expect.stringContaining('damaged or incomplete'),
        Errors: [{ path: 'image' }],
      },
    });
  });

  it('when it is empty', async () => {
    const reply = await send(Buffer.alloc(0));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'image' }] } });
  });

  it('with more than 10 MB, whether announced or not', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const rejection = { status: 413, text: expect.stringContaining('at most 10 MB') };
    expect(await send(large)).toMatchObject(rejection);
    expect(await send(Buffer.alloc(12 * 1024 * 1024))).toMatchObject(rejection);
  });

  it('with exactly 10 MB only because of its content', async () => {
    const largest = Buffer.alloc(10 * 1024 * 1024);
    expect(await send(largest)).toMatchObject({ status: 400, body: { Errors: [{}] } });
  });
});

describe('a form is rejected', () => {
  const sendForm = (body: FormData) => staff.send('POST', path, { body });

  it('without a file', async () => {
    expect(await sendForm(new FormData())).toMatchObject({ status: 400 });
    const other = new FormData();
    other.set('picture', new Blob(['x']), 'x.png');
    expect(await sendForm(other)).toMatchObject({ status: 400 });
  });

  it('with text instead of a picture', async () => {
    const form = new FormData();
    form.set('image', 'uploads/somebody-elses.webp');
    const rejection = {
      status: 400,
      body: { Errors: [{ path: 'image', message: 'must be a file' }] },
    };
    expect(await sendForm(form)).toMatchObject(rejection);
  });

  it('with two pictures', async () => {
    const form = pictureForm(await freshPicture());
    form.append('image', new Blob([new Uint8Array(await freshPicture())]), 'other.png');
    expect(await sendForm(form)).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'image', message: 'was sent more than once' }] },
    });
  });

  it('with a picture and text for it', async () => {
    const form = pictureForm(await freshPicture());
    form.append('image', 'uploads/somebody-elses.webp');
    expect(await sendForm(form)).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'image' }] },
    });
  });

  it.each(['title', 'filename'])('with an extra field: %s', async (name) => {
    const form = pictureForm(await freshPicture());
    form.set(name, '../../etc/passwd');
    expect(await sendForm(form)).toMatchObject({ status: 400, body: { Errors: [{ path: name }] } });
  });

  it('with an extra file', async () => {
    const form = pictureForm(await freshPicture());
    form.set('extra', new Blob(['x']), 'x.png');
    expect(await sendForm(form)).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'extra' }] },
    });
  });
});

describe('whatever was sent', () => {
  const ownFolder = mkdtempSync(join(tmpdir(), 'uploads-'));
  beforeAll(() => vi.stubEnv('TMPDIR', ownFolder));
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(ownFolder, { recursive: true });
  });

  it('nothing stays on disk, whether accepted, rejected or interrupted', async () => {
    const elsewhere = await makeCatalog(shop);
    const two = pictureForm(Buffer.from(svg));
    two.append('image', new Blob(['x']), 'x.png');
    await staff.send('POST', path, { body: two });
    await send(Buffer.from(svg));
    await send(Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(breakOff(`/api/catimage/${elsewhere}`)).rejects.toThrow(/hung up|failed/);
    await eventually(async () => expect(readdirSync(ownFolder)).toEqual([]));
  });

  /** Sends the first half of a picture and disconnects. */
  function breakOff(where: string) {
    const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head + 'x'.repeat(100_000)));
      },
      async pull(controller) {
        await eventually(async () => expect(readdirSync(ownFolder)).not.toEqual([]));
        controller.error(new Error('hung up'));
      },
    });
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(shop.url + where, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        Cookie: cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'multipart/form-data; boundary=b',
      },
    });
  }
});
