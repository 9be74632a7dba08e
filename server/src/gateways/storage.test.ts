import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/start.ts';
import { sandboxCalls } from '../../test/sandbox-calls.ts';
import { createStorage } from './storage-configured.ts';
import type { Storage, StoredFile } from './storage.ts';

const providers = { deadlineMs: 8_000, pauseMs: 0 };
const kind = { type: 'image/webp', cacheControl: 'public, max-age=60' };

let sandbox: Sandbox;
let mediaDir: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  mediaDir = mkdtempSync(join(tmpdir(), 'storage-'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(mediaDir, { recursive: true });
});

const bucket = () => ({
  bucket: 'pictures',
  endpoint: `${sandbox.url}/s3`,
  region: 'us-east-1',
  accessKeyId: 'sandbox',
  secretAccessKey: 'sandbox',
});

describe.each(['folder', 'bucket'])('files in a %s', (place) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await createStorage({
      providers,
      mediaDir,
      s3: place === 'bucket' ? bucket() : null,
    });
  });

  it('have the content stored last', async () => {
    await storage.put('images/a/vise.webp', Buffer.from('first'), kind);
    await storage.put('images/a/vise.webp', Buffer.from('the second'), kind);
    const file = await storage.get('images/a/vise.webp');
    expect(file).toMatchObject({ size: 10, etag: expect.stringMatching(/^W\/"[^"]+"$/) });
    expect(await textOf(file)).toBe('the second');
  });

  it('can be stored from the disk', async () => {
    const file = join(mediaDir, 'upload');
    writeFileSync(file, 'a long course');
    await storage.putFile('licensed/course', file, kind);
    await storage.putFile('licensed/course', file, kind);
    expect(await textOf(await storage.get('licensed/course'))).toBe('a long course');
    expect(await storage.look('licensed/course')).toMatchObject({ size: 13 });
  });

  it('can be empty', async () => {
    const file = join(mediaDir, 'empty');
    writeFileSync(file, '');
    await storage.putFile('licensed/empty', file, kind);
    const stored = await storage.get('licensed/empty');
    expect(stored?.size).toBe(0);
    expect(await textOf(stored)).toBe('');
  });

  it('are not stored if the disk has nothing to send', async () => {
    await expect(storage.putFile('licensed/gone', join(mediaDir, 'gone'), kind)).rejects.toThrow(
      'ENOENT',
    );
    expect(await storage.look('licensed/gone')).toBeNull();
  });

  it('can be inspected without being read', async () => {
    await storage.put('images/b/vise.webp', Buffer.from('pixels'), kind);
    const read = await storage.get('images/b/vise.webp');
    read?.stream.destroy();
    expect(await storage.look('images/b/vise.webp')).toEqual({ size: 6, etag: read?.etag });
  });

  it('can be read in parts', async () => {
    await storage.put('images/c/vise.webp', Buffer.from('0123456789'), kind);
    const part = await storage.get('images/c/vise.webp', { first: 2, last: 4 });
    expect(part?.size).toBe(10);
    expect(await textOf(part)).toBe('234');
  });

  it("don't exist before they are stored or after they are deleted", async () => {
    expect(await storage.get('images/d/vise.webp')).toBeNull();
    expect(await storage.look('images/d')).toBeNull();
    await storage.put('images/d/vise.webp', Buffer.from('pixels'), kind);
    await storage.put('images/d/mill.webp', Buffer.from('pixels'), kind);
    await storage.delete(['images/d/vise.webp', 'images/d/never-was.webp']);
    expect(await storage.look('images/d/vise.webp')).toBeNull();
    expect(await storage.look('images/d/mill.webp')).not.toBeNull();
  });

  it('are listed by prefix', async () => {
    expect(await keysBelow(storage, 'images/e/')).toEqual([]);
    await storage.put('images/e/vise.webp', Buffer.from('1'), kind);
    await storage.put('images/e/deep/mill.webp', Buffer.from('2'), kind);
    await storage.put('images/eel.webp', Buffer.from('3'), kind);
    const keys = ['images/e/deep/mill.webp', 'images/e/vise.webp'];
    expect(await keysBelow(storage, 'images/e/')).toEqual(keys);
  });
});

describe('a folder', () => {
  it('contains nothing incomplete, and nothing outside of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storage-'));
    const storage = await createStorage({ providers, mediaDir: folder, s3: null });
    await storage.put('images/vise.webp', Buffer.from('pixels'), kind);
    expect(readdirSync(join(folder, 'images'))).toEqual(['vise.webp']);
    await expect(storage.get('../secret')).rejects.toThrow('not a valid file key');
    rmSync(folder, { recursive: true });
  });
});

describe('a bucket', () => {
  it("returns a file's type and cache time", async () => {
    const storage = await createStorage({ providers, mediaDir, s3: bucket() });
    await storage.put('images/f/vise.webp', Buffer.from('pixels'), kind);
    const reply = await fetch(`${sandbox.url}/s3/pictures/images/f/vise.webp`, {
      headers: { Authorization: signedBySomebody },
    });
    expect(reply.headers.get('Content-Type')).toBe('image/webp');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('is listed to its end, however many files it has', async () => {
    const storage = await createStorage({
      providers,
      mediaDir,
      s3: { ...bucket(), bucket: 'full' },
    });
    const keys = Array.from({ length: 101 }, (_, n) => `images/${String(n).padStart(4, '0')}.png`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from('.'), kind)));
    expect(await keysBelow(storage, 'images/')).toEqual(keys);
  });

  it('is retried after an error, which is not reported as a missing file', async () => {
    const storage = await createStorage({ providers, mediaDir, s3: bucket() });
    const { control } = sandboxCalls(sandbox);
    await control('/control/faults', { provider: 's3', status: 500, times: 2 });
    await storage.put('images/g/vise.webp', Buffer.from('pixels'), kind);
    expect(await storage.look('images/g/vise.webp')).toMatchObject({ size: 6 });
    const file = join(mediaDir, 'vise');
    writeFileSync(file, 'many pixels');
    await control('/control/faults', { provider: 's3', status: 500, times: 2 });
    await storage.putFile('images/g/vise.webp', file, kind);
    expect(await storage.look('images/g/vise.webp')).toMatchObject({ size: 11 });
    await control('/control/faults', { provider: 's3', status: 403 });
    await expect(storage.putFile('images/g/mill.webp', file, kind)).rejects.toThrow('Sandbox');
    await control('/control/faults', { provider: 's3', status: 403 });
    await expect(storage.get('images/g/vise.webp')).rejects.toThrow('Sandbox');
  });

  it('rejects unsigned requests', async () => {
    const reply = await fetch(`${sandbox.url}/s3/pictures/images/g/vise.webp`);
    expect(reply.status).toBe(403);
  });
});

const signedBySomebody = `AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host, Signature=${'0'.repeat(64)}`;

async function keysBelow(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

async function textOf(file: StoredFile | null): Promise<string | null> {
  return file && text(file.stream);
}
