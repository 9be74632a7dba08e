import { expect, it } from 'vitest';
import { digestOf, storeFile } from './store-file.ts';

const type = 'image/png';

it('stores a file as a URL with all its bytes', async () => {
  const files: Record<string, string> = {};
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
  storeFile({ files }, 'uploads/a.webp', { type, bytes });
  const reply = await fetch(files['uploads/a.webp'] ?? '');
  expect(reply.headers.get('Content-Type')).toBe(type);
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
});

it("doesn't store a file that would fill up the browser, and removes what it replaces", () => {
  const files: Record<string, string> = {};
  storeFile({ files }, 'a', { type, bytes: new Uint8Array(10) });
  storeFile({ files }, 'a', { type, bytes: new Uint8Array(300 * 1024 + 1) });
  expect(files).toEqual({});
});

it('distinguishes files by their bytes', () => {
  const digests = [[1, 2], [2, 1], [1], [1, 2, 0]].map((one) => digestOf(Uint8Array.from(one), 40));
  expect(new Set(digests).size).toBe(4);
  expect(digests.every((digest) => /^[0-9a-f]{40}$/.test(digest))).toBe(true);
});
