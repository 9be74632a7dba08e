import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from '../gateways/storage-folder.ts';
import { serveImages } from './serve-images.ts';

let folder: string;
let server: Server;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  await mkdir(path.join(folder, 'images', 'uploads'), { recursive: true });
  await draw('vise.webp', 'red');
  server = createServer(new Koa().use(serveImages(folder, createFolderStorage(folder))).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function draw(name: string, background: string, width = 1600): Promise<void> {
  const create = { width, height: (width * 3) / 4, channels: 3, background } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  await writeFile(path.join(folder, 'images', name), bytes);
}

async function ask(name: string) {
  const reply = await fetch(`${url}/images/${name}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, etag: reply.headers.get('ETag'), bytes };
}

async function look(name: string) {
  const { bytes } = await ask(name);
  const { format, width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { format, width, height, isRed: dominant.r > 200 };
}

it('a picture in the folder gets narrower copies on request', async () => {
  expect(await look('vise-400.webp')).toEqual({
    format: 'webp',
    width: 400,
    height: 300,
    isRed: true,
  });
  expect(await look('vise-800.webp')).toMatchObject({ width: 800, height: 600 });
  expect((await readdir(path.join(folder, 'images'))).toSorted()).toEqual([
    'uploads',
    'vise-400.webp',
    'vise-800.webp',
    'vise.webp',
  ]);
});

it('is created once for concurrent requests, and kept', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask('vise-400.webp')));
  expect(new Set(replies.map(({ etag }) => etag)).size).toBe(1);
  const [first] = replies;
  expect((await ask('vise-400.webp')).etag).toBe(first?.etag);
});

it('is created again when the picture changes', async () => {
  await ask('vise-400.webp');
  await draw('vise.webp', 'blue');
  const later = new Date(Date.now() + 60_000);
  await utimes(path.join(folder, 'images', 'vise.webp'), later, later);
  expect(await look('vise-400.webp')).toMatchObject({ width: 400, isRed: false });
});

it('is no wider than the picture', async () => {
  await draw('small.webp', 'red', 200);
  expect(await look('small-400.webp')).toMatchObject({ width: 200 });
});

it.each(['vise-200.webp', 'vise-400-400.webp', 'vise-800-400.webp', 'nothing-400.webp'])(
  '%s is not found, and nothing is created',
  async (name) => {
    await ask('vise-400.webp');
    await ask('vise-800.webp');
    expect((await ask(name)).status).toBe(404);
    expect(await readdir(path.join(folder, 'images'))).toHaveLength(4);
  },
);

it('an uploaded picture has its original copies', async () => {
  await draw('uploads/0123.webp', 'red');
  expect((await ask('uploads/0123-400.webp')).status).toBe(404);
});
