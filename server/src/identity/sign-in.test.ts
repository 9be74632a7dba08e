import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { codeAt, signInAs, signInWith } from '../../test/sign-in.ts';
import { runShop, type RunningShop } from '../contract/fixtures/run-shop.ts';
import { identity } from './handlers.ts';
import { User } from './user.entity.ts';

const rct = 'sandbox:SIGNIN';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runShop({ handlers: identity });
});
afterAll(() => shop.stop());

describe('signing in', () => {
  it('accepts a password that was hashed as typed, and rehashes it', async () => {
    const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    const composed = 'zwölf müde Bären';
    for (const before of ['NFC', 'NFD']) {
      const { id, email } = await makeUser(shop);
      const passwordHash = await hash(composed.normalize(before), cheap);
      await shop.orm.em.fork().nativeUpdate(User, { id }, { passwordHash });
      for (const typed of [composed.normalize(before), composed, composed.normalize('NFD')]) {
        const form = { username: email, password: typed, rct };
        const reply = await httpClient(shop.url).post('/login', form);
        expect(reply.body).toMatchObject({ Status: 'SUCCESS' });
      }
      const user = await shop.orm.em.fork().findOneOrFail(User, id);
      expect(await verify(user.passwordHash ?? '', composed)).toBe(true);
    }
  });

  it('allows ten attempts per account in a quarter of an hour', async () => {
    const { email, password } = await makeUser(shop);
    const browser = httpClient(shop.url);
    const attempt = (guess: string) =>
      browser.post('/login', { username: email, password: guess, rct });
    const failures = await Promise.all(Array.from({ length: 12 }, () => attempt('guess')));
    expect(failures.filter(({ status }) => status === 200)).toHaveLength(10);
    const rejected = await attempt(password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    shop.pass(15 * 60_000);
    expect((await attempt(password)).body).toMatchObject({ Status: 'SUCCESS' });
  });

  it("doesn't count successful attempts", async () => {
    const { email, password } = await makeUser(shop);
    for (let time = 0; time < 11; time++) {
      const reply = await httpClient(shop.url).post('/login', { username: email, password, rct });
      expect(reply.status).toBe(200);
    }
  });

  it('gives a new session id with the password and with the code', async () => {
    const account = await makeUser(shop);
    const browser = await signInWith(shop, account, { withCode: false });
    const pending = new Map(browser.cookies);
    await browser.post('/api/user/mfa', {
      authCode: await codeAt(account.totpSecret, shop.now()),
      rct: 'sandbox:ACCOUNT_VALIDATION',
    });
    expect(browser.cookies.get('spindle')).not.toBe(pending.get('spindle'));
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: true });
    expect((await httpClient(shop.url, pending).get('/api/user')).status).toBe(401);
  });

  it("sets a cookie that scripts can't read, and a hint that they can", async () => {
    const { email, password } = await makeUser(shop);
    const reply = await httpClient(shop.url).post('/login', { username: email, password, rct });
    const [session, hint] = ['spindle', 'signed_in'].map((name) =>
      reply.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)),
    );
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    expect(session).toMatch(/secure/i);
    expect(hint).not.toMatch(/HttpOnly/i);
  });
});

describe('the authenticator code', () => {
  it("isn't accepted without a password", async () => {
    const form = { email: '', authCode: '123456', rct: 'sandbox:ACCOUNT_VALIDATION' };
    expect((await httpClient(shop.url).post('/api/user/mfa', form)).status).toBe(401);
  });

  it('comes from a secret that is unreadable in the database', async () => {
    const { id, totpSecret } = await makeUser(shop);
    const [row] = await shop.orm.em.fork().execute('select * from users where id = ?', [id]);
    expect(JSON.stringify(row)).not.toContain(totpSecret);
  });
});

describe('the session', () => {
  it('is invalid after signing out, even for someone who kept the cookie', async () => {
    const browser = await signInAs(shop, 'customer');
    const saved = new Map(browser.cookies);
    expect((await browser.post('/logout')).body).toMatchObject({ Status: 'SUCCESS' });
    expect([...browser.cookies.keys()]).toEqual(['device']);
    expect((await httpClient(shop.url, saved).get('/api/user')).status).toBe(401);
  });

  it('expires after twelve hours, however active it is', async () => {
    const browser = await signInAs(shop, 'customer');
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await browser.get('/api/user')).status).toBe(200);
      shop.pass(20 * 60_000);
    }
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('returns 401 to visitors, who can still sign out', async () => {
    const visitor = httpClient(shop.url);
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await visitor.post('/logout')).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
  });

  it("isn't accepted from a cookie with a forged signature", async () => {
    const browser = await signInAs(shop, 'customer');
    browser.cookies.set('spindle.sig', 'forged');
    expect((await browser.get('/api/user')).status).toBe(401);
  });
});
