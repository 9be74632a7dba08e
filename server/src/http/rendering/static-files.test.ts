import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const open: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of open.splice(0)) await end();
});

test('a file that a newer build removed is not found, and the others are unchanged', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'static-files-'));
  open.push(() => rm(dist, { recursive: true }));
  const assets = join(dist, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'old.js'), 'old');
  await writeFile(join(assets, 'kept.js'), 'kept');
  const server = new Koa().use(staticFiles(dist)).listen(0, '127.0.0.1');
  open.push(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}/static/assets`;

  await rm(join(assets, 'old.js'));
  expect((await fetch(`${url}/old.js`)).status).toBe(404);

  const saved = await fetch(`${url}/kept.js`);
  expect(await saved.text()).toBe('kept');
});
