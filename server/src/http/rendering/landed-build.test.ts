import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installBuild } from '@spindle/sdk/build/front-end/install-build';
import { staticFiles } from './static-files.ts';

let dist: string;
const open: (() => unknown)[] = [];
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'landed-build-'));
});
afterEach(async () => {
  for (const end of open.splice(0)) await end();
  await rm(dist, { recursive: true });
});

type Files = Record<string, string>;

async function land(files: Files, now = new Date()): Promise<void> {
  const draft = path.join(dist, '.draft');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(draft, 'client', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  }
  await installBuild({ draft, dist, sources: Object.values(files).join(), now });
}

/** Starts a server on the current build. Returns a function that requests a file. */
async function serve(): Promise<(name: string) => Promise<string | number>> {
  const server = new Koa().use(staticFiles(dist)).listen(0, '127.0.0.1');
  open.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return async (name) => {
    const reply = await fetch(`http://127.0.0.1:${port}/static/${name}`);
    const text = await reply.text();
    return reply.ok ? text : reply.status;
  };
}

const shared = { 'assets/shared-0.js': 'shared' };
const first = { ...shared, 'assets/page-1.js': 'one', 'icon.svg': 'icon' };
const second = { ...shared, 'assets/page-2.js': 'the second', 'icon.svg': 'another icon' };

test('a running shop serves every file that its pages name while newer builds replace them', async () => {
  await land(first);
  const old = await serve();
  let landed = false;
  const landing = land(second).finally(() => (landed = true));
  let rounds = 0;
  do {
    expect(await old('assets/page-1.js')).toBe('one');
    expect(await old('assets/shared-0.js')).toBe('shared');
    expect(['icon', 'another icon']).toContain(await old('icon.svg'));
    rounds += 1;
  } while (!landed || rounds < 3);
  await landing;
  expect(await old('icon.svg')).toBe('another icon');
  expect(await old('assets/page-2.js')).toBe(404);
});

test('a shop that starts on the newer build still serves open pages', async () => {
  await land(first);
  await land(second);
  const present = await serve();
  expect(await present('assets/page-1.js')).toBe('one');
  expect(await present('assets/page-2.js')).toBe('the second');
  expect(await present('assets/shared-0.js')).toBe('shared');
});

test('files from two builds ago are not found, and nothing else breaks', async () => {
  await land(first);
  const old = await serve();
  await land(second);
  await land({ 'assets/page-3.js': 'three' }, new Date(Date.now() + 7_200_000));
  expect(await old('assets/page-1.js')).toBe(404);
  expect(await old('assets/shared-0.js')).toBe('shared');
  expect(await old('.draft/icon.svg')).toBe(404);
});
