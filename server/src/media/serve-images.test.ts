import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { createFolderStorage } from '../gateways/storage-folder.ts';
import { serveImages } from './serve-images.ts';

let folder: string;
let server: Server;
let port: number;
let visitor: HttpClient;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(folder, 'images', 'catalog'), { recursive: true });
  write('images/catalog/spindle.webp', 'picture');
  write('images/.hidden.webp', 'hidden');
  write('images/page.html', '<script></script>');
  write('secret.webp', 'outside');
  const app = new Koa();
  app.use(serveImages(folder, createFolderStorage(folder)));
  app.use((ctx) => {
    ctx.body = 'elsewhere';
  });
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  visitor = httpClient(`http://127.0.0.1:${port}`);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('pictures', () => {
  it('are cached by browsers and revalidated by their tag', async () => {
    const reply = await visitor.get('/images/catalog/spindle.webp');
    expect(reply).toMatchObject({ status: 200, text: 'picture' });
    expect(reply.headers.get('Content-Type')).toBe('image/webp');
    expect(reply.headers.get('Cache-Control')).toContain('max-age=86400');
    const again = await visitor.get('/images/catalog/spindle.webp', {
      'If-None-Match': reply.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('are available as soon as they are written', async () => {
    expect((await visitor.get('/images/catalog/new.png')).status).toBe(404);
    write('images/catalog/new.png', 'new');
    expect((await visitor.get('/images/catalog/new.png')).text).toBe('new');
  });

  it.each([
    '/images/missing.webp',
    '/images/catalog',
    '/images/.hidden.webp',
    '/images/page.html',
    '/images/../secret.webp',
    '/images/..%2fsecret.webp',
    '/images/%2e%2e/secret.webp',
    '/images/catalog/%00.webp',
  ])('%s is not found', async (address) => {
    expect(await statusOf(address)).toBe(404);
  });

  it('are read-only', async () => {
    expect((await visitor.post('/images/catalog/spindle.webp')).status).toBe(405);
    const head = await visitor.send('HEAD', '/images/catalog/spindle.webp');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('Content-Length')).toBe('7');
  });

  it('leave other paths alone', async () => {
    expect((await visitor.get('/imagesque')).text).toBe('elsewhere');
  });
});

function write(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
}

/** Doesn't normalize the path like fetch does. */
function statusOf(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}
