import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Returns the whole response as received. */
function answerTo(path: string, headers: string[]): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.once('error', reject);
    socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  });
}

it.each(['/api/catalog/', '/api/user', '/healthz', '/ui/login'])(
  'a request of %s that names two hosts is rejected',
  async (path) => {
    const reply = await answerTo(path, ['Host: shop.example', 'hOST: other.example']);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain('A request must name exactly one host.');
    expect(await answerTo(path, ['Host: shop.example'])).not.toContain(
      'A request must name exactly one host.',
    );
  },
);

it.each(['/healthz', '/readyz'])('operators of %s may add a query', async (path) => {
  for (const query of ['?x=1', '?x=1&x=2', '?__proto__=1']) {
    expect((await httpClient(shop.url).get(path + query)).status).toBe(200);
  }
});
