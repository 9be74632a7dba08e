import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import compress from 'koa-compress';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { createFolderStorage } from '../gateways/storage-folder.ts';
import type { Storage } from '../gateways/storage.ts';
import { answerErrors } from './errors.ts';
import { answerStoredFile } from './stored-file.ts';

const digits = '0123456789';
const tag = '"d1"';

let folder: string;
let server: Server;
let visitor: HttpClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stored-'));
  writeFileSync(join(folder, 'digits'), digits);
  writeFileSync(join(folder, 'empty'), '');
  writeFileSync(join(folder, 'long'), 'long '.repeat(1000));
  const store = createFolderStorage(folder);
  const away: Storage = {
    ...store,
    get: () => Promise.reject(new Error('away')),
    look: () => Promise.reject(new Error('away')),
  };
  const common = { store, tag: 'd1', type: 'text/plain', cacheControl: 'private, no-cache' };
  const files: Record<string, Parameters<typeof answerStoredFile>[1]> = {
    '/digits': { ...common, key: 'digits', size: 10 },
    '/empty': { ...common, key: 'empty', size: 0 },
    '/long': { ...common, key: 'long', size: 5000 },
    '/saved': { ...common, key: 'digits', size: 10, name: 'Fräse "600" – Pläne.zip' },
    '/gone': { ...common, key: 'gone', size: 10 },
    '/away': { ...common, key: 'digits', size: 10, store: away },
  };
  const app = new Koa();
  app.use(answerErrors(pino({ level: 'silent' })));
  app.use(compress());
  app.use(async (ctx) => {
    const file = files[ctx.path];
    if (file) await answerStoredFile(ctx, file);
  });
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  visitor = httpClient(`http://127.0.0.1:${port}`);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('a stored file', () => {
  it('is sent whole, with what a client needs to resume the download', async () => {
    const reply = await visitor.get('/digits');
    expect(reply).toMatchObject({ status: 200, text: digits });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      etag: tag,
      'accept-ranges': 'bytes',
      'content-length': '10',
      'content-type': 'text/plain',
      'cache-control': 'private, no-cache',
    });
    expect(reply.headers.has('Content-Disposition')).toBe(false);
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-400', '89', 'bytes 8-9/10'],
    ['bytes=-400', digits, 'bytes 0-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=0-2,2-4', '01234', 'bytes 0-4/10'],
  ])('%s is %j', async (range, text, contentRange) => {
    const reply = await visitor.get('/digits', { Range: range });
    expect(reply).toMatchObject({ status: 206, text });
    expect(reply.headers.get('Content-Range')).toBe(contentRange);
    expect(reply.headers.get('Content-Length')).toBe(String(text.length));
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', 'bytes', 'bytes=3'])(
    'is sent whole for %s',
    async (range) => {
      const reply = await visitor.get('/digits', { Range: range });
      expect(reply).toMatchObject({ status: 200, text: digits });
      expect(reply.headers.has('Content-Range')).toBe(false);
    },
  );

  it.each([
    ['/digits', 'bytes=10-', '*/10'],
    ['/digits', 'bytes=-0', '*/10'],
    ['/digits', 'bytes=20-30,40-50', '*/10'],
    ['/empty', 'bytes=0-', '*/0'],
  ])('%s has no part %s', async (path, range, size) => {
    const reply = await visitor.get(path, { Range: range });
    expect(reply.status).toBe(416);
    expect(reply.headers.get('Content-Range')).toBe(`bytes ${size}`);
  });

  it('is not cut for HEAD, which has no body', async () => {
    const reply = await visitor.send('HEAD', '/digits', { headers: { Range: 'bytes=2-4' } });
    expect(reply).toMatchObject({ status: 200, text: '' });
    expect(reply.headers.get('Content-Length')).toBe('10');
    expect(reply.headers.get('Content-Type')).toBe('text/plain');
  });

  it('can be empty', async () => {
    const reply = await visitor.get('/empty');
    expect(reply).toMatchObject({ status: 200, text: '' });
    expect(reply.headers.get('Content-Length')).toBe('0');
  });

  it('is not sent again to a client that has it', async () => {
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const reply = await visitor.get('/digits', { 'If-None-Match': header, Range: 'bytes=0-1' });
      expect(reply).toMatchObject({ status: 304, text: '' });
      expect(reply.headers.get('ETag')).toBe(tag);
    }
    expect((await visitor.get('/digits', { 'If-None-Match': '"d2"' })).status).toBe(200);
  });

  it('is only cut for a client that has the rest of the same file', async () => {
    const Range = 'bytes=2-4';
    expect((await visitor.get('/digits', { Range, 'If-Range': tag })).status).toBe(206);
    for (const other of ['"d2"', `W/${tag}`, 'Sat, 21 Nov 2026 10:00:00 GMT']) {
      expect(await visitor.get('/digits', { Range, 'If-Range': other })).toMatchObject({
        status: 200,
        text: digits,
      });
    }
    expect((await visitor.get('/digits', { Range, 'If-Match': '"d2"' })).status).toBe(412);
    expect((await visitor.get('/digits', { Range, 'If-Match': tag })).status).toBe(206);
  });

  it('matches its tag, whatever encodings the client supports', async () => {
    const reply = await visitor.get('/long', { 'Accept-Encoding': 'gzip, br' });
    expect(reply.headers.has('Content-Encoding')).toBe(false);
    expect(reply.headers.get('Content-Length')).toBe('5000');
  });

  it('is saved under its name, in any script', async () => {
    const { headers } = await visitor.get('/saved');
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="Fr\u00e4se \\"600\\" ? Pl\u00e4ne.zip"; filename*=UTF-8''Fr%C3%A4se%20%22600%22%20%E2%80%93%20Pl%C3%A4ne.zip`,
    );
    expect(headers.get('Content-Type')).toBe('text/plain');
  });

  it('is not found once deleted, and unavailable while the store is', async () => {
    for (const method of ['GET', 'HEAD']) {
      expect((await visitor.send(method, '/gone')).status).toBe(404);
      const away = await visitor.send(method, '/away');
      expect(away.status).toBe(503);
      expect(away.headers.has('ETag')).toBe(false);
      expect(away.headers.get('Retry-After')).toBe('5');
    }
  });
});
