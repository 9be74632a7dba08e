import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { makeToken, programWith } from '../../test/program.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { query } from '../database/query.ts';
import { evict } from '../identity/evict.ts';

const app = 'https://app.example';
const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, env: { API_ORIGINS: app } });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

describe('an API token', () => {
  it('acts for its creator, without a cookie', async () => {
    const { token } = await makeToken(staff);
    const reply = await programWith(shop, token).get('/api/user');
    expect(reply).toMatchObject({ status: 200, body: { Email: staff.account.email } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('can make changes from anywhere: no cross-site rule, no human check', async () => {
    const { token } = await makeToken(staff);
    const program = programWith(shop, token);
    const ticket = await program.send('POST', '/api/support/sendTicket', {
      body: new URLSearchParams({ issue: 'Printer', message: 'Out of labels.' }),
      headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(ticket).toMatchObject({ status: 200, body: { Status: 'SUCCESS' } });
  });

  it('keeps data for the next call, like a session', async () => {
    const { token } = await makeToken(staff, 'customer');
    const program = programWith(shop, token);
    const address = { address: '417 MONTGOMERY ST FL 5', city: 'SAN FRANCISCO', state: 'CA' };
    const checked = await program.post('/api/cart/address', {
      ...address,
      zip: '94104-1129',
      country: 'US',
    });
    expect(checked.body).toMatchObject({ Status: 'SUCCESS' });
    const saved = await program.post('/api/cart/address/save');
    expect(saved.body).toMatchObject({ Status: 'SAVED' });
  });

  it("isn't created by a session that ends at the same time", async () => {
    const attacker = await signInAs(shop, 'extended');
    const { id, email } = attacker.account;
    const making = await shop.orm.em.fork().transactional(async (tx) => {
      await query(tx, 'select 1 from users where id = $1 for update', [id]);
      const form = { name: 'Left behind', scope: 'extended', days: '90' };
      const reply = attacker.post('/api/admin/tokens', form);
      await eventually(async () => expect(await waitingForLocks(shop)).toBe(1));
      await evict(tx, { userId: id, actor: { id, email }, requestId: 'test', now: shop.now() });
      return { reply };
    });
    expect((await making.reply).status).toBe(401);
    const filter = encodeURIComponent(JSON.stringify({ createdBy: email }));
    expect((await staff.get(`/api/admin/tokens?filter=${filter}`)).body).toEqual([]);
  });

  it.each(['', 'spdl_', 'nonsense', 'spdl_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'that is invalid is rejected: "%s"',
    async (token) => {
      const { status, headers } = await programWith(shop, token).get('/api/cart/list');
      expect(status).toBe(401);
      expect(headers.get('WWW-Authenticate')).toMatch(
        /^Bearer realm="spindle", error="invalid_token"/,
      );
    },
  );

  it("doesn't prevent anyone from reading public data", async () => {
    const { catalogId } = await makeItem(shop);
    await shop.services.snapshot.refresh();
    expect((await programWith(shop, 'nonsense').get(`/api/catalog/${catalogId}`)).status).toBe(200);
  });

  it('is rate-limited after six hundred calls in a minute', async () => {
    const { token, id } = await makeToken(staff);
    const program = programWith(shop, token);
    const { headers } = await program.get('/api/user');
    expect(headers.get('RateLimit-Policy')).toBe('"token";q=600;w=60');
    expect(headers.get('RateLimit')).toBe('"token";r=599;t=60');
    await query(
      shop.orm.em.fork(),
      `update rate_limits set tries = 600 where id like 'api-token:%'`,
    );
    const reply = await program.get('/api/user');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('RateLimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    await staff.post(`/api/admin/tokens/${id}/revoke`);
  });
});

describe('a program on a page of another origin', () => {
  const readable = 'Access-Control-Allow-Origin';
  const asks = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,idempotency-key',
  };

  it('may use a token if the settings name its origin, and read the headers it needs', async () => {
    const program = programWith(shop, (await makeToken(staff)).token);
    const preflight = await program.send('OPTIONS', '/api/admin/orders', {
      headers: { Origin: app, Authorization: '', ...asks },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get(readable)).toBe(app);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Idempotency-Key/);
    const { catalogId } = await makeItem(shop);
    await shop.services.snapshot.refresh();
    // A reply from memory, a reply from the database, and a rejection.
    for (const path of [`/api/catalog/${catalogId}`, '/api/admin/orders', '/api/admin/tokens']) {
      const { headers } = await program.get(path, { Origin: app });
      expect(headers.get(readable)).toBe(app);
      expect(headers.get('Access-Control-Expose-Headers')).toMatch(/Content-Range.*RateLimit/);
      expect(headers.get('Vary')).toMatch(/Origin/);
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });

  it('may save a parts list with a token, but not without one', async () => {
    const { token } = await makeToken(staff);
    const { catalogId, itemId: catalogItemId } = await makeItem(shop);
    await shop.services.snapshot.refresh();
    const body = JSON.stringify({
      title: 'Mill',
      items: [{ catalogId, catalogItemId, quantity: 1 }],
    });
    const headers = {
      Origin: app,
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'cross-site',
    };
    const send = (more: Record<string, string>) =>
      httpClient(shop.url).send('POST', '/api/partslist', {
        body,
        headers: { ...headers, ...more },
      });
    const stored = await send({ Authorization: `Bearer ${token}` });
    expect(stored).toMatchObject({ status: 201, body: { url: expect.any(String) } });
    expect(stored.headers.get(readable)).toBe(app);
    const rejected = await send({});
    expect([rejected.status, rejected.headers.get(readable)]).toEqual([403, null]);
  });

  it('gets no access from another origin, without a token, or with a cookie', async () => {
    const program = programWith(shop, (await makeToken(staff)).token);
    const elsewhere = { Origin: 'https://elsewhere.example' };
    expect((await program.get('/api/admin/orders', elsewhere)).headers.get(readable)).toBeNull();
    const ahead = { headers: { ...elsewhere, Authorization: '', ...asks } };
    expect((await program.send('OPTIONS', '/api/admin/orders', ahead)).status).toBe(405);
    expect(
      (await staff.get('/api/admin/orders', { Origin: app })).headers.get(readable),
    ).toBeNull();
    const plain = { ...asks, 'Access-Control-Request-Headers': 'content-type' };
    const without = { headers: { Origin: app, Authorization: '', ...plain } };
    expect((await program.send('OPTIONS', '/api/admin/orders', without)).status).toBe(405);
  });
});

describe('the list of tokens', () => {
  it('stores only a digest in the database', async () => {
    const { token } = await makeToken(staff);
    const rows = await query(shop.orm.em.fork(), 'select t::text from api_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('separates active ones from others', async () => {
    const { id } = await makeToken(staff);
    await staff.post(`/api/admin/tokens/${id}/revoke`);
    const filter = encodeURIComponent(JSON.stringify({ active: true }));
    expect((await staff.get(`/api/admin/tokens?filter=${filter}`)).text).not.toContain(id);
    expect((await staff.get('/api/admin/tokens')).text).toContain(id);
  });
});
