import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog } from '../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import type { TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { freshPicture, redAndBlue } from './fixtures/pictures.ts';
import { uploadedPath } from './fixtures/send-picture.ts';
import { shopWith, stores, type ShopWithStore } from './fixtures/stores.ts';

describe.each(stores)('a picture uploaded to %s', (store) => {
  let opened: ShopWithStore;
  let shop: TestShop;
  let staff: SignedIn;
  let visitor: HttpClient;
  let catalogId: string;

  beforeAll(async () => {
    opened = await shopWith(store);
    ({ shop } = opened);
    staff = await signInAs(shop, 'extended');
    visitor = httpClient(shop.url);
    catalogId = await makeCatalog(shop);
  });
  afterAll(() => opened.close());

  const upload = (bytes: Buffer) => uploadedPath(staff, catalogId, bytes);

  it('is public in three widths and two formats', async () => {
    const photo = await redAndBlue({ width: 2000, height: 1500 });
    const path = await upload(await photo.jpeg().toBuffer());
    expect(path).toMatch(/^uploads\/[0-9a-f]{40}\.webp$/);
    for (const [suffix, width, height] of sizes) {
      for (const format of ['webp', 'avif']) {
        const { bytes, headers } = await fetched(shop, copyOf(path, suffix, format));
        expect(headers.get('Content-Type')).toBe(`image/${format}`);
        const seen = await sharp(bytes).metadata();
        expect([seen.width, seen.height]).toEqual([width, height]);
        expect(seen.format).toBe(format === 'avif' ? 'heif' : 'webp');
      }
    }
  });

  it('is cached by browsers forever', async () => {
    const path = await upload(await freshPicture());
    const reply = await visitor.get(`/images/${path}`);
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const etag = reply.headers.get('ETag') ?? '';
    const again = await visitor.get(`/images/${path}`, { 'If-None-Match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    const head = await visitor.send('HEAD', `/images/${path}`);
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('Content-Length')).toBe(reply.headers.get('Content-Length'));
  });

  it('has the same name when it is uploaded again, and a different one for different content', async () => {
    const picture = await freshPicture();
    const path = await upload(picture);
    expect(await upload(picture)).toBe(path);
    expect(await upload(await freshPicture())).not.toBe(path);
  });

  it('is stored once when it is uploaded twice at the same time', async () => {
    const picture = await freshPicture();
    const other = await makeCatalog(shop);
    const [one, two] = await Promise.all([upload(picture), uploadedPath(staff, other, picture)]);
    expect(one).toBe(two);
    expect((await visitor.get(`/images/${one}`)).status).toBe(200);
  });

  it('is written again if the store has lost it', async () => {
    const picture = await freshPicture();
    const path = await upload(picture);
    await shop.services.storage.delete([`images/${copyOf(path, '-400', 'avif')}`]);
    expect(await upload(picture)).toBe(path);
    expect((await visitor.get(`/images/${copyOf(path, '-400', 'avif')}`)).status).toBe(200);
  });

  it('is never enlarged', async () => {
    const small = await redAndBlue({ width: 300, height: 200 });
    const path = await upload(await small.png().toBuffer());
    for (const [suffix] of sizes) {
      const { bytes } = await fetched(shop, copyOf(path, suffix, 'webp'));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
    }
  });
});

describe('a picture keeps only what it shows', () => {
  let opened: ShopWithStore;
  let shop: TestShop;
  let staff: SignedIn;
  let catalogId: string;

  beforeAll(async () => {
    opened = await shopWith('a folder');
    ({ shop } = opened);
    staff = await signInAs(shop, 'extended');
    catalogId = await makeCatalog(shop);
  });
  afterAll(() => opened.close());

  async function everyCopyOf(bytes: Buffer): Promise<Buffer[]> {
    const path = await uploadedPath(staff, catalogId, bytes);
    const names = sizes.flatMap(([suffix]) => ['webp', 'avif'].map((f) => copyOf(path, suffix, f)));
    return Promise.all(names.map(async (name) => (await fetched(shop, name)).bytes));
  }

  it('not its location or camera', async () => {
    const photo = (await redAndBlue({ width: 60, height: 40 }))
      .withExif({
        IFD0: { Make: 'Secretcam', Copyright: 'Ada' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>secret place</a></x:xmpmeta>')
      .withIccProfile('p3');
    const bytes = await photo.jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Secretcam')).toBe(true);
    for (const copy of await everyCopyOf(bytes)) {
      const { exif, xmp, icc, iptc } = await sharp(copy).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(copy.includes('Secretcam') || copy.includes('secret place')).toBe(false);
    }
  });

  it("not the camera's orientation: it is upright", async () => {
    const lying = (await redAndBlue({ width: 60, height: 40 })).withMetadata({ orientation: 6 });
    const [copy] = await everyCopyOf(await lying.jpeg({ quality: 95 }).toBuffer());
    expect(await sharp(copy).metadata()).toMatchObject({ width: 40, height: 60 });
    expect(await colorAt(copy, { left: 20, top: 5 })).toBe('red');
    expect(await colorAt(copy, { left: 20, top: 55 })).toBe('blue');
  });

  it('in sRGB, whatever its color space was', async () => {
    const print = (await redAndBlue({ width: 60, height: 40 })).toColourspace('cmyk');
    for (const copy of await everyCopyOf(await print.jpeg().toBuffer())) {
      expect(await sharp(copy).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      expect(await colorAt(copy, { left: 5, top: 20 })).toBe('red');
    }
  });

  it('its transparency', async () => {
    const clear = sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    });
    for (const copy of await everyCopyOf(await clear.png().toBuffer())) {
      expect((await sharp(copy).stats()).isOpaque).toBe(false);
    }
  });

  it('not what was appended to it', async () => {
    const payload = '<html><script>alert("hidden")</script></html>PK\u0003\u0004hidden.zip';
    const photo = await (await redAndBlue({ width: 60, height: 40 })).jpeg().toBuffer();
    for (const copy of await everyCopyOf(Buffer.concat([photo, Buffer.from(payload)]))) {
      expect(copy.includes('<script>') || copy.includes('hidden')).toBe(false);
    }
  });

  it('of an animation, the first frame', async () => {
    const frames = await Promise.all(
      ['#c02020', '#2020c0'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const [copy] = await everyCopyOf(moving);
    expect(await sharp(copy, { animated: true }).metadata()).toMatchObject({ height: 40 });
    expect(await colorAt(copy, { left: 5, top: 20 })).toBe('red');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of a %s', async (format) => {
    const photo = (await redAndBlue({ width: 60, height: 40 })).toFormat(format);
    const [copy] = await everyCopyOf(await photo.toBuffer());
    expect(await colorAt(copy, { left: 5, top: 20 })).toBe('red');
    expect(await colorAt(copy, { left: 55, top: 20 })).toBe('blue');
  });
});

const sizes = [
  ['', 1600, 1200],
  ['-800', 800, 600],
  ['-400', 400, 300],
] as const;

function copyOf(path: string, suffix: string, format: string): string {
  return path.replace(/\.webp$/, `${suffix}.${format}`);
}

async function fetched(shop: TestShop, path: string) {
  const reply = await fetch(`${shop.url}/images/${path}`);
  expect(reply.status).toBe(200);
  return { bytes: Buffer.from(await reply.arrayBuffer()), headers: reply.headers };
}

async function colorAt(
  bytes: Buffer | undefined,
  { left, top }: { left: number; top: number },
): Promise<'red' | 'blue' | 'neither'> {
  const area = { left, top, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(area).raw().toBuffer();
  if (green > 100) return 'neither';
  return red > blue ? 'red' : 'blue';
}
