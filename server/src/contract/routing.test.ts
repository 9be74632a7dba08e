import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { runShop, type RunningShop } from './fixtures/run-shop.ts';
import { called, thingHandlers, thingsContract } from './fixtures/things.ts';

let shop: RunningShop;
let visitor: HttpClient;
beforeAll(async () => {
  shop = await runShop({
    handlers: thingHandlers(),
    document: thingsContract(),
    checked: false,
  });
  visitor = httpClient(shop.url);
});
afterAll(() => shop.stop());

describe('paths', () => {
  it('may end in a slash on GET', async () => {
    for (const path of ['/api/things', '/api/things/', '/api/things/vise', '/api/things/vise/']) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('prefer literal segments to parameters', async () => {
    expect((await visitor.get('/api/things/special')).body).toEqual({ saw: 'special' });
  });

  it('with an empty last id create on PUT and are 400 elsewhere', async () => {
    const admin = await signInAs(shop, 'extended');
    const created = await admin.put('/api/things/', { title: 'Vise' });
    expect(created.status).toBe(201);
    expect((await admin.put('/api/things/vise', { title: 'Vise' })).status).toBe(200);
    expect(await admin.delete('/api/things/')).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'thingId', message: 'is required' }] },
    });
  });

  it('that are unknown are 404 as JSON', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/THINGS/vise']) {
      const { status, body } = await visitor.get(path);
      expect({ path, status, body }).toMatchObject({
        path,
        status: 404,
        body: { Status: 'ERROR' },
      });
    }
  });

  it('list the methods they accept', async () => {
    const reply = await visitor.post('/api/things/vise', {});
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe('HEAD, GET, PUT, DELETE');
  });
});

describe('calls that change something', () => {
  const path = '/api/add/vise/1';
  const from = (headers: Record<string, string>) =>
    visitor.get(path, { 'Sec-Fetch-Site': '', ...headers });

  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ Origin: 'https://shop.example' }],
    [{ Referer: 'https://shop.example/ui/cart' }],
    [{}],
  ])('are accepted with %j', async (headers) => {
    expect((await from(headers)).status).toBe(200);
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Referer: 'https://shop.example.evil.example/' }],
    [{ 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch;prerender' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Purpose: 'prefetch' }],
  ])('are rejected with %j', async (headers) => {
    const before = called.length;
    expect((await from(headers)).status).toBe(403);
    expect(called.length).toBe(before);
  });

  it('are rejected as HEAD', async () => {
    const before = called.length;
    expect((await visitor.send('HEAD', path)).status).toBe(405);
    expect(called.length).toBe(before);
  });

  it('are rejected from another site even with a session', async () => {
    const customer = await signInAs(shop, 'customer');
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await customer.send('POST', '/logout', { headers })).status).toBe(403);
    expect((await customer.get('/api/mine')).status).toBe(200);
  });
});

describe('roles', () => {
  const calls = {
    customer: (client: HttpClient) => client.get('/api/mine'),
    warehouse: (client: HttpClient) => client.delete('/api/things/vise'),
    extended: (client: HttpClient) => client.put('/api/things/vise', { title: 'Vise' }),
  };
  const expected = {
    visitor: [401, 401, 401],
    pending: [401, 401, 401],
    customer: [200, 403, 403],
    warehouse: [200, 200, 403],
    extended: [200, 200, 200],
  } as const;

  it.each(['visitor', 'pending', 'customer', 'warehouse', 'extended'] as const)(
    'give a %s the rights in the contract',
    async (role) => {
      const client: HttpClient | SignedIn =
        role === 'visitor' ? visitor : await signInAs(shop, role);
      const replies = await Promise.all([
        calls.customer(client),
        calls.warehouse(client),
        calls.extended(client),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(expected[role]);
    },
  );
});

describe('replies', () => {
  it('have a request id, the received one if it is well-formed', async () => {
    const id = async (overrides: string) =>
      (await visitor.get('/api/things', { 'X-Request-Id': overrides })).headers.get('X-Request-Id');
    expect(await id('from-the-proxy-1')).toBe('from-the-proxy-1');
    expect(await id('<script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await visitor.get('/nothing')).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are not stored, unless the contract allows it', async () => {
    const policy = async (path: string) => (await visitor.get(path)).headers.get('Cache-Control');
    expect(await policy('/api/things/vise')).toBe('no-store');
    expect(await policy('/api/things')).toBeNull();
    expect(await policy('/api/mine')).toBe('no-store');
  });

  it('reveal nothing about internal errors', async () => {
    const reply = await visitor.get('/api/broken');
    expect(reply.status).toBe(500);
    expect(reply.body).toMatchObject({
      Status: 'ERROR',
      Reason: 'Something went wrong on our side. Please try again.',
    });
  });

  it('can neither run nor be framed', async () => {
    const { headers } = await visitor.get('/api/things');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('the human check', () => {
  it('rejects in words, with 200', async () => {
    const rejected = await visitor.post('/api/checked', { rct: 'sandbox:OTHER' });
    expect(rejected).toMatchObject({
      status: 200,
      body: { Status: 'ERROR', code: 'NOT_HUMAN' },
    });
    expect((await visitor.post('/api/checked', { rct: 'sandbox:SEND' })).body).toHaveProperty(
      'saw',
    );
  });
});

describe('a limited call', () => {
  it('counts only failures of an address, until it returns 429', async () => {
    const send = (code: string) => visitor.post('/api/limited', { code });
    const times = (count: number, code: string) =>
      Promise.all(Array.from({ length: count }, () => send(code)));
    await times(20, 'right');
    await times(20, 'away');
    await times(20, 'not even valid');
    const failures = await times(100, 'wrong');
    expect(failures.every(({ status }) => status === 200)).toBe(true);
    const blocked = await send('right');
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('Retry-After')).toBe('900');
    shop.pass(15 * 60_000);
    expect((await send('right')).status).toBe(200);
  });
});
