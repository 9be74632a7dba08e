import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { listPath } from '../../test/list-path.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { asOrderManager } from '../../test/order-manager.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, signInWith } from '../../test/sign-in.ts';
import * as own from '../account/fixtures/own-account.ts';
import { exampleCalls, sendExample } from '../contract/fixtures/example-calls.ts';
import { query } from '../database/query.ts';
import { sell } from '../orders/staff/fixtures/sold-order.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const NEEDED = { status: 403, body: { code: 'FRESH_PROOF_NEEDED' } };
const marked = exampleCalls().filter(({ operation }) => operation.freshProof);

const asJson = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** Copies an administrator's cookies a while after they signed in. */
async function steal() {
  const owner = await signInAs(shop, 'extended');
  const sale = await sell(shop, asOrderManager(owner), { priceCents: 50_000 });
  clock.advance(11);
  return { owner, sale, intruder: httpClient(shop.url, new Map(owner.cookies)) };
}

async function sessionsIn(browser: HttpClient): Promise<{ id: string; current: boolean }[]> {
  return Object((await browser.get('/api/user/sessions')).body).sessions;
}

describe('a stolen session', () => {
  it("can read, but can't move money or gain lasting access", async () => {
    const { owner, sale, intruder } = await steal();
    expect((await intruder.get('/api/admin/orders')).status).toBe(200);
    for (const call of marked) {
      expect([call.id, await sendExample(intruder, call)]).toMatchObject([call.id, NEEDED]);
    }
    const { orderId } = sale.order;
    const refund = asJson({ orderId, amount: 20_001, reason: 'So' });
    expect(await intruder.send('POST', '/api/orderManager/refund', refund)).toMatchObject(NEEDED);
    const labels = asJson({ action: 'labels', ids: [orderId], mostCents: 1_000_000 });
    expect(await intruder.send('POST', '/api/admin/bulk', labels)).toMatchObject(NEEDED);
    const people = await intruder.get('/api/admin/customers', { Accept: 'text/csv' });
    expect(people).toMatchObject(NEEDED);
    // Small refunds made on one day are added up.
    const small = asJson({ orderId, amount: 9_000, reason: 'So' });
    const smallOnes = [];
    for (const one of [small, small, small]) {
      smallOnes.push((await intruder.send('POST', '/api/orderManager/refund', one)).status);
    }
    expect(smallOnes).toEqual([200, 200, 403]);

    const asOwner = { ...intruder, account: { ...owner.account, password: 'a guess' } };
    expect(await own.changePassword(asOwner)).toMatchObject(own.rejectedReply);
    for (const give of [own.renewCodes, own.startChange]) {
      expect(await give(intruder, '000000')).toMatchObject(own.rejectedReply);
    }
    for (const authCode of ['000000', '000000', '000000']) {
      expect(await intruder.post('/api/user/proof', { authCode })).toMatchObject(own.rejectedReply);
    }
    expect((await intruder.post('/api/user/proof', { authCode: '000000' })).status).toBe(429);
  });

  it('can list a few customers, but no more than an export without proof', async () => {
    const { intruder } = await steal();
    await query(
      shop.orm.em.fork(),
      `insert into users (id, email, first_name, last_name, created_at, updated_at, version)
       select gen_random_uuid(), 'many' || n || '@example.com', 'Ada', 'Many', now(), now(), 1
         from generate_series(1, 100) n`,
    );
    const page = listPath('customers', { filter: { q: 'many' }, range: [0, 99] });
    for (let pages = 0; pages < 5; pages += 1) expect((await intruder.get(page)).status).toBe(200);
    expect(await intruder.get(page)).toMatchObject(NEEDED);
    const one = listPath('customers', { filter: { id: ['00000000-0000-4000-8000-000000000000'] } });
    expect((await intruder.get(one)).status).toBe(200);
    clock.advance(61);
    // The session has expired by now. The count doesn't affect other people.
    const other = await signInAs(shop, 'extended');
    for (let pages = 0; pages < 6; pages += 1) expect((await other.get(page)).status).toBe(200);
  });

  it('ends when its owner changes the password, with everything it could stay by', async () => {
    const owner = await signInAs(shop, 'extended');
    const form = { name: 'Label printer', scope: 'extended', days: '30' };
    const token = String(Object((await owner.post('/api/admin/tokens', form)).body)['Token']);
    const attacker = httpClient(shop.url, new Map(owner.cookies));
    const byToken = { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': '' };
    const reads = async () => [
      (await attacker.get('/api/admin/orders')).status,
      (await httpClient(shop.url).get('/api/admin/orders', byToken)).status,
    ];
    expect(await reads()).toEqual([200, 200]);
    expect(await own.changePassword(owner)).toMatchObject(own.done);
    expect(await own.statusOf(owner)).toBe(200);
    expect(await reads()).toEqual([401, 401]);

    // The browser is no longer known either, so it shares the strangers' attempts.
    const signIn = (browser: HttpClient, password: string) =>
      browser.post('/login', { username: owner.account.email, password, rct: 'sandbox:SIGNIN' });
    await owner.post('/logout');
    for (let time = 0; time < 10; time++) await signIn(httpClient(shop.url), 'a guess');
    const replies = [attacker, owner].map((browser) => signIn(browser, 'seven quiet otters'));
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([429, 200]);
  });

  it('ends when its owner signs it out, and after twelve hours', async () => {
    const { owner, intruder } = await steal();
    const elsewhere = await signInWith(shop, owner.account);
    const stolen = (await sessionsIn(elsewhere)).find(({ current }) => !current);
    await elsewhere.delete(`/api/user/sessions/${stolen?.id}`);
    expect(await own.statusOf(intruder)).toBe(401);
    const saved = await signInWith(shop, await makeUser(shop));
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      await saved.get('/api/user');
      clock.advance(29);
    }
    expect(await own.statusOf(saved)).toBe(401);
  });
});
