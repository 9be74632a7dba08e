import { Writable } from 'node:stream';
import { pino } from 'pino';
import { securityEventTypes } from '@spindle/sdk/domain/security/security-events';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, signInWith, type SignedIn } from '../../test/sign-in.ts';
import * as own from '../account/fixtures/own-account.ts';
import { query } from '../database/query.ts';
import { measureOperation } from '../telemetry/measure-operation.ts';

const clock = movingClock();
const registry = new Registry();
const unmeasure = measureOperation(registry);
const lines: string[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, log });
  staff = await signInAs(shop, 'extended');
});
afterAll(async () => {
  unmeasure();
  await shop.close();
});

const asPage = { 'Content-Type': 'application/x-www-form-urlencoded' };
const signIn = (username: string, password = 'not this one') =>
  httpClient(shop.url).post('/login', { username, password, rct: 'sandbox:SIGNIN' });

async function newToken(): Promise<string> {
  const form = { name: 'Label printer', scope: 'extended', days: '1' };
  const reply = await staff.post('/api/admin/tokens', form);
  return String(Object(reply.body)['Token']);
}

const callBy = (token: string) =>
  httpClient(shop.url).get('/api/user/token', {
    Authorization: `Bearer ${token}`,
    'Sec-Fetch-Site': '',
  });

/** Causes each event. Returns the account that the event is about. */
const provoked: Record<(typeof securityEventTypes)[number], () => Promise<string | null>> = {
  async 'sign_in.failed'() {
    const { email, id } = await makeUser(shop);
    await signIn(email);
    return id;
  },
  async 'account.locked'() {
    const account = await makeUser(shop);
    const browser = await signInWith(shop, account, { withCode: false });
    for (let time = 0; time < 5; time++) await own.enterCode(browser, '000000');
    return account.id;
  },
  async 'role.refused'() {
    const customer = await signInAs(shop, 'customer');
    await customer.get('/api/admin/orders');
    return customer.account.id;
  },
  async 'signature.refused'() {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=00' };
    await httpClient(shop.url).send('POST', '/api/stripe/webhook', { body: '{}', headers });
    return null;
  },
  async 'site.refused'() {
    const headers = { ...asPage, 'Sec-Fetch-Site': 'cross-site' };
    await staff.send('POST', '/api/user/changePassword', { body: 'password=x', headers });
    return null;
  },
  async 'token.refused'() {
    await callBy(`spdl_${'a'.repeat(43)}`);
    return null;
  },
  async 'factor.added'() {
    const browser = await signInAs(shop, 'customer');
    const code = await own.freshCode({ shop, clock }, browser.account.totpSecret);
    const secret = own.secretIn(await own.startChange(browser, code));
    await own.confirmChange(browser, await own.freshCode({ shop, clock }, secret));
    return browser.account.id;
  },
  async 'token.made'() {
    await newToken();
    return staff.account.id;
  },
  async 'roles.changed'() {
    const { id } = await makeUser(shop);
    await staff.post(`/api/admin/customers/${id}/roles`, { catalog: 'true' });
    return id;
  },
  async 'token.first_used'() {
    const token = await newToken();
    await callBy(token);
    await callBy(token);
    return staff.account.id;
  },
};

const eventsOf = async (type: string) => {
  const filter = encodeURIComponent(JSON.stringify({ type }));
  const { body } = await staff.get(`/api/admin/securityEvents?filter=${filter}`);
  const rows: Record<string, unknown>[] = Array.isArray(body) ? body : [];
  return rows;
};
const counted = async (type: string) => {
  const text = await registry.metrics();
  const found = text.matchAll(new RegExp(`security_events_total{type="${type}",.*} (\\d+)`, 'g'));
  return [...found].reduce((sum, [, count]) => sum + Number(count), 0);
};
const noted = (type: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event === type);

describe('a security event', () => {
  it.each([...securityEventTypes])(
    'is recorded once in log, list and metrics: %s',
    async (type) => {
      // an hour without other events
      clock.advance(60);
      staff = await signInWith(shop, staff.account);
      const [before, figure, known] = [
        noted(type).length,
        await counted(type),
        await eventsOf(type),
      ];
      const userId = await provoked[type]();
      const fresh = noted(type).slice(before);
      expect(fresh).toMatchObject([{ level: 40, event: type, userId }]);
      expect(fresh[0].address).toContain('127.0.0.1');
      expect(await counted(type)).toBe(figure + 1);
      const ids = new Set(known.map(({ id }) => id));
      const listed = (await eventsOf(type)).filter(({ id }) => !ids.has(id));
      expect(listed).toMatchObject([{ type, userId, count: 1 }]);
      expect(String(listed[0]?.['address'])).toContain('127.0.0.1');
    },
  );

  it('excludes passwords and codes, and is a failure in the access line', async () => {
    const { email } = await makeUser(shop);
    lines.length = 0;
    await signIn(email, 'a telling password');
    await expect.poll(() => lines.filter((line) => line.includes('"status"')).length).toBe(1);
    const [, access = '{}'] = lines;
    expect(JSON.parse(access)).toMatchObject({
      level: 40,
      operation: 'signIn',
      status: 200,
      outcome: 'refused',
      address: expect.stringContaining('127.0.0.1'),
    });
    expect(lines.join('')).not.toContain('a telling password');
    expect(lines.join('')).not.toContain(email);
  });

  it("doesn't fill the table, however many come from however many people", async () => {
    clock.advance(60);
    staff = await signInWith(shop, staff.account);
    const note = () =>
      shop.services.security.note({ type: 'token.refused', userId: crypto.randomUUID() });
    for (let wave = 0; wave < 5; wave++) await Promise.all(Array.from({ length: 400 }, note));
    const sums = `select count(*)::int as rows, sum(count)::int as all from security_events
      where type = 'token.refused' and first_at >= $1`;
    const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
    const [row] = await query<{ rows: number; all: number }>(shop.orm.em.fork(), sums, [hour]);
    expect(row?.all).toBe(2_000);
    expect(row?.rows).toBeLessThanOrEqual(701);
  });
});
