import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { browserFiles, type Brand } from './browser-files.ts';

const Manifest = z.object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) });

const folder = fileURLToPath(new URL('../../../../storefront/public', import.meta.url));
let server: ReturnType<Koa['listen']>;
let url: string;
let brand: Brand = { name: 'Prairie CNC', icon: null };

beforeAll(async () => {
  server = new Koa().use(await browserFiles(folder, () => brand)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

test.each(['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
  '%s is a picture of the size phones request',
  async (path) => {
    const reply = await fetch(url + path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
    expect([width, height]).toEqual([180, 180]);
  },
);

test('/favicon.ico is an icon', async () => {
  const reply = await fetch(`${url}/favicon.ico`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const [reserved, kind, count] = new Uint16Array(await reply.arrayBuffer());
  expect([reserved, kind, count]).toEqual([0, 1, 3]);
});

test('the manifest names icons that exist, in their sizes', async () => {
  const manifest = Manifest.parse(await (await fetch(`${url}/site.webmanifest`)).json());
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(src.replace('/static', folder)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the manifest and icons are those that staff chose', async () => {
  const [icon, hash] = [`uploads/${'0a'.repeat(20)}.webp`, '0a'.repeat(20)];
  brand = { name: 'Mesa CNC', icon };
  expect(await (await fetch(`${url}/site.webmanifest`)).json()).toMatchObject({
    name: 'Mesa CNC',
    short_name: 'Mesa CNC',
    start_url: '/home',
    icons: [{ src: `/brand/${hash}-192.png` }, { src: `/brand/${hash}-512.png` }],
  });
  const reply = await fetch(`${url}/favicon.ico`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('Location')]).toEqual([302, `/brand/${hash}-32.png`]);
});

test('all other paths are passed on', async () => {
  expect((await fetch(`${url}/favicon.png`)).status).toBe(404);
});
