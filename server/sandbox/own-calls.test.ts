import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './start.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ sandboxUrl: 'https://sandbox.shop.example/' });
});
afterAll(() => sandbox.close());

const reads = [
  '/healthz',
  '/demo/accounts',
  '/mail/messages',
  '/control/faults',
  '/stripe/control/sessions',
  '/stripe/control/refunds',
  '/stripe/control/events',
  '/easypost/control/labels',
  '/discord/control/members',
  '/cdn/control/invalidations',
];
const writes: [path: string, body: unknown][] = [
  ['/control/faults', { provider: 'stripe', status: 500, times: 1 }],
  ['/control/faults/release', {}],
  ['/demo/accounts', []],
  ['/stripe/control/webhooks', {}],
  ['/easypost/control/webhooks', {}],
  ['/stripe/control/clock', { advanceSeconds: 0 }],
  ['/stripe/control/import', { objects: [] }],
  ['/control/reset', {}],
];
const json = { 'Content-Type': 'application/json' };

/** Sends the headers unchanged: `fetch` doesn't let a test set its host or origin. */
function send(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port: sandbox.port, host: '127.0.0.1', path, method, headers },
      (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    asking.once('error', reject).end(body);
  });
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', headers, body: JSON.stringify(body) });

describe('programs on this machine', () => {
  it.each(reads)('read %s, by any name of the machine', async (path) => {
    const { port } = sandbox;
    for (const Host of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      'sandbox.shop.example',
    ]) {
      expect([Host, await send(path, { headers: { Host } })]).toEqual([Host, 200]);
    }
  });

  it.each(writes)('control it with JSON: %s', async (path, body) => {
    expect(await post(path, body, json)).toBe(200);
  });

  it('may omit an empty body', async () => {
    expect(
      await send('/control/reset', { method: 'POST', headers: { 'Content-Length': '0' } }),
    ).toBe(200);
  });
});

describe('a page of another site', () => {
  it.each([...reads, '/', '/console/style.css', '/v1/customers'])(
    'finds nothing under a name that resolves here: %s',
    async (path) => {
      for (const Host of [
        'evil.example',
        `evil.example:${sandbox.port}`,
        'localhost.evil.example',
        '0.0.0.0',
      ]) {
        expect([Host, await send(path, { headers: { Host } })]).toEqual([Host, 403]);
      }
    },
  );

  it.each(writes)('controls nothing, as a form or as text: %s', async (path, body) => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];
    for (const type of types) {
      expect([type, await post(path, body, { 'Content-Type': type })]).toEqual([type, 415]);
    }
    expect(await post(path, body)).toBe(415);
  });

  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('controls nothing, whatever it sends: %j', async (foreign) => {
    for (const [path, body] of writes) {
      expect([path, await post(path, body, { ...json, ...foreign })]).toEqual([path, 403]);
    }
    for (const path of reads.slice(1)) {
      expect([path, await send(path, { headers: foreign })]).toEqual([path, 403]);
    }
    expect(await send('/control/reset', { method: 'POST', headers: foreign })).toBe(403);
    expect(await post('/console/reset', {}, { ...json, ...foreign })).toBe(403);
  });

  it('may link to the console, and to a list', async () => {
    const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    for (const path of ['/', '/demo/accounts']) {
      expect([path, await send(path, { headers: followed })]).toEqual([path, 200]);
    }
  });
});
