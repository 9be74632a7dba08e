import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { codeAt, signInAs, signInWith } from '../../test/sign-in.ts';
import { runShop, type RunningShop } from '../contract/fixtures/run-shop.ts';
import { identity } from './handlers.ts';

const STEP = 30_000;

let shop: RunningShop;
beforeAll(async () => {
  shop = await runShop({ handlers: identity });
});
afterAll(() => shop.stop());

const pendingSession = (account: TestUser) => signInWith(shop, account, { withCode: false });

function giveCode(browser: HttpClient, authCode: string) {
  return browser.post('/api/user/mfa', { email: '', authCode, rct: 'sandbox:ACCOUNT_VALIDATION' });
}

const refused = { status: 200, body: { Status: 'ERROR' } };
const accepted = { status: 200, body: { Status: 'SUCCESS' } };

describe('the authenticator code', () => {
  it('is taken from the step before and the step after, no further', async () => {
    const { totpSecret, ...account } = await makeUser(shop);
    const browser = await pendingSession({ ...account, totpSecret });
    const at = (steps: number) => codeAt(totpSecret, new Date(shop.now().getTime() + steps * STEP));
    expect(await giveCode(browser, await at(-2))).toMatchObject(refused);
    expect(await giveCode(browser, await at(2))).toMatchObject(refused);
    expect(await giveCode(browser, await at(-1))).toMatchObject(accepted);
  });

  it('is good once, also for somebody who looked over the shoulder', async () => {
    const account = await makeUser(shop);
    const code = await codeAt(account.totpSecret, shop.now());
    const [owner, other] = [await pendingSession(account), await pendingSession(account)];
    expect(await giveCode(owner, code)).toMatchObject(accepted);
    expect(await giveCode(other, code)).toMatchObject(refused);
    expect((await other.get('/api/user')).body).toMatchObject({ MFA: false });
  });

  it('lets one of two through who give it at the same moment', async () => {
    const account = await makeUser(shop);
    const browsers = await Promise.all([1, 2, 3, 4].map(() => pendingSession(account)));
    const code = await codeAt(account.totpSecret, shop.now());
    const replies = await Promise.all(browsers.map((browser) => giveCode(browser, code)));
    const through = replies.filter(({ text }) => text.includes('SUCCESS'));
    expect(through).toHaveLength(1);
  });

  it('can be guessed five times, then the account waits a quarter of an hour', async () => {
    const account = await makeUser(shop);
    for (let time = 0; time < 5; time++) {
      expect(await giveCode(await pendingSession(account), '000000')).toMatchObject(refused);
    }
    const browser = await pendingSession(account);
    const right = () => codeAt(account.totpSecret, shop.now());
    const blocked = await giveCode(browser, await right());
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(60);
    shop.pass(15 * 60_000);
    expect(await giveCode(browser, await right())).toMatchObject(accepted);
  });

  it('is asked of nobody who has not given a password', async () => {
    expect((await giveCode(httpClient(shop.url), '123456')).status).toBe(401);
  });

  it.each(['12345', '1234567', 'abcdef', '12 34'])('is refused as %j', async (code) => {
    const browser = await pendingSession(await makeUser(shop));
    expect(await giveCode(browser, code)).toMatchObject(refused);
  });

  it('opens what a pending session may not see', async () => {
    const account = await makeUser(shop);
    const browser = await pendingSession(account);
    expect((await browser.get('/api/cart/list')).status).toBe(401);
    await giveCode(browser, await codeAt(account.totpSecret, shop.now()));
    expect((await browser.get('/api/cart/list')).status).toBe(503);
  });
});

describe('enrolling an authenticator', () => {
  const secretIn = (body: unknown) =>
    new URL(String(Object(body)['MFAQR'])).searchParams.get('secret') ?? '';

  it('shows the same secret until its first code is given, then never again', async () => {
    const browser = await pendingSession(await makeUser(shop, { enrolled: false }));
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: false, MFAToken: false });
    const first = await browser.get('/api/user/createMfaToken');
    const second = await browser.get('/api/user/createMfaToken');
    expect(second.body).toEqual(first.body);
    const code = await codeAt(secretIn(first.body), shop.now());
    expect(await giveCode(browser, code)).toMatchObject(accepted);
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: true, MFAToken: true });
    const third = await browser.get('/api/user/createMfaToken');
    expect(third.body).toMatchObject({ Status: 'ERROR', MFAQR: null, MFALINK: null });
  });

  it('is closed to whoever has only the password of an enrolled account', async () => {
    const browser = await signInAs(shop, 'pending');
    const reply = await browser.get('/api/user/createMfaToken');
    expect(reply.body).toMatchObject({ Status: 'ERROR', MFAQR: null });
  });

  it('is done by the first of two sessions, whose secret the other does not replace', async () => {
    const account = await makeUser(shop, { enrolled: false });
    const [one, two] = [await pendingSession(account), await pendingSession(account)];
    const secrets = [
      secretIn((await one.get('/api/user/createMfaToken')).body),
      secretIn((await two.get('/api/user/createMfaToken')).body),
    ];
    expect(secrets[0]).not.toBe(secrets[1]);
    const now = shop.now();
    expect(await giveCode(one, await codeAt(secrets[0] ?? '', now))).toMatchObject(accepted);
    expect(await giveCode(two, await codeAt(secrets[1] ?? '', now))).toMatchObject(refused);
  });

  it('keeps the secret unreadable in the database', async () => {
    const { id, totpSecret } = await makeUser(shop);
    const [row] = await shop.orm.em.fork().execute('select * from users where id = ?', [id]);
    expect(JSON.stringify(row)).not.toContain(totpSecret);
  });
});
