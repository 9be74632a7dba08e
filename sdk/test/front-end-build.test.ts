import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuiltFrom } from '../build/front-end/build-record.ts';
import { fingerprint } from '../build/front-end/fingerprint.ts';
import { installBuild } from '../build/front-end/install-build.ts';

let folder: string;
let dist: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-build-'));
  dist = path.join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function land(sources: string, names: string[], now = new Date()): Promise<void> {
  const files = names.map((name) => [`dist/.draft/${name}`, `${name} of ${sources}`]);
  await write(Object.fromEntries(files));
  await installBuild({ draft: path.join(dist, '.draft'), dist, sources, now });
}

async function present(names: string[]): Promise<(string | null)[]> {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8').catch(() => null);
  return Promise.all(names.map(read));
}

test('a build replaces the previous one, whose hashed files stay until the next build', async () => {
  const names = ['index.html', 'assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js'];
  await land('one', ['index.html', 'assets/a-1.js']);
  expect(await isBuiltFrom(dist, 'one')).toBe(true);
  await land('two', ['index.html', 'assets/a-2.js'], later(2));
  expect(await present(names)).toEqual([
    'index.html of two',
    'assets/a-1.js of one',
    'assets/a-2.js of two',
    null,
  ]);
  await land('three', ['index.html', 'assets/a-3.js'], later(4));
  expect(await present(names)).toEqual([
    'index.html of three',
    null,
    'assets/a-2.js of two',
    'assets/a-3.js of three',
  ]);
  expect(await isBuiltFrom(dist, 'two')).toBe(false);
});

test('builds in quick succession keep all their files for an hour', async () => {
  for (const at of ['1', '2', '3', '4']) await land(at, [`assets/a-${at}.js`]);
  expect(await present(['assets/a-1.js', 'assets/a-4.js'])).not.toContain(null);
  await land('5', ['assets/a-5.js'], later(2));
  expect(await present(['assets/a-1.js'])).toEqual([null]);
});

test("another program's build stays until the next build", async () => {
  await write({ 'dist/assets/old-1.js': 'old' });
  await land('one', ['assets/a-1.js'], later(2));
  expect(await present(['assets/old-1.js'])).toEqual(['old']);
  await land('two', ['assets/a-2.js'], later(2));
  expect(await present(['assets/old-1.js'])).toEqual([null]);
});

test('sources change with content or name, not when they are touched or tested', async () => {
  await write({ 'src/app.ts': 'app', 'src/ui/button.ts': 'button', 'package.json': '{}' });
  const roots = ['src', 'package.json', 'public'].map((name) => path.join(folder, name));
  const before = await fingerprint(roots);
  await utimes(path.join(folder, 'src/app.ts'), later(1), later(1));
  await write({
    'src/app.test.ts': 'test',
    'src/test/setup.ts': 'setup',
    'src/.draft-1/a.ts': 'a',
  });
  expect(await fingerprint(roots)).toBe(before);
  await write({ 'src/app.ts': 'App' });
  const changed = await fingerprint(roots);
  expect(changed).not.toBe(before);
  await write({ 'public/favicon.svg': 'icon' });
  expect(await fingerprint(roots)).not.toBe(changed);
});
