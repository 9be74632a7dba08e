import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { freshCode, signInWith } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { deleteEnded } from './delete-ended.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const signIn = (browser: HttpClient, { email }: TestUser, password: string) =>
  browser.post('/login', { username: email, password, rct: 'sandbox:SIGNIN' });

/** Creates a browser that has only the given device cookie. */
const browserWith = (device = '') => httpClient(shop.url, new Map([['device', device]]));

/** Returns the status that each browser gets after strangers have used up their attempts. */
async function afterGuesses(account: TestUser, ...browsers: HttpClient[]) {
  for (let time = 0; time < 10; time++) await signIn(httpClient(shop.url), account, 'a guess');
  const replies = browsers.map((browser) => signIn(browser, account, account.password));
  return (await Promise.all(replies)).map(({ status }) => status);
}

describe('the device cookie of a browser', () => {
  it('comes with the code, lasts a year, is hidden from scripts, and survives signing out', async () => {
    const account = await makeUser(shop);
    const browser = await signInWith(shop, account, { withCode: false });
    expect(browser.cookies.has('device')).toBe(false);
    const authCode = await freshCode(account, shop.now());
    const form = { authCode, rct: 'sandbox:ACCOUNT_VALIDATION' };
    const { headers } = await browser.post('/api/user/mfa', form);
    const line = headers.getSetCookie().find((one) => one.startsWith('device='));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    const ends = Date.parse(/expires=([^;]+)/i.exec(line ?? '')?.[1] ?? '');
    expect(Math.round((ends - Date.now()) / 86_400_000)).toBe(365);
    await browser.post('/logout');
    expect([...browser.cookies.keys()]).toEqual(['device']);
  });

  it('grants no access: the password and the code are still required', async () => {
    const account = await makeUser(shop);
    const { cookies } = await signInWith(shop, account);
    const browser = browserWith(cookies.get('device'));
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await signIn(browser, account, 'a guess')).body).toMatchObject({ Status: 'ERROR' });
    await signIn(browser, account, account.password);
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: false });
  });

  it('is stored as a digest, for a year', async () => {
    const account = await makeUser(shop);
    const { cookies } = await signInWith(shop, account);
    const em = shop.orm.em.fork();
    const rows = () =>
      query(em, 'select d::text from known_devices d where user_id = $1', [account.id]);
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(cookies.get('device'));
    await deleteEnded(em, new Date(shop.now().getTime() + 364 * 86_400_000));
    expect(await rows()).toHaveLength(1);
    await deleteEnded(em, new Date(shop.now().getTime() + 366 * 86_400_000));
    expect(await rows()).toHaveLength(0);
  });

  it('changes at each sign-in, so that a planted one is worthless', async () => {
    const [attacker, owner] = [await makeUser(shop), await makeUser(shop)];
    const planted = (await signInWith(shop, attacker)).cookies.get('device');
    const browser = browserWith(planted);
    await signInWith(shop, owner, { client: browser });
    expect(browser.cookies.get('device')).not.toBe(planted);
    expect(await afterGuesses(owner, browserWith(planted), browser)).toEqual([429, 200]);
  });

  it('is known to all accounts that signed in with it', async () => {
    const [one, other] = [await makeUser(shop), await makeUser(shop)];
    const browser = httpClient(shop.url);
    await signInWith(shop, one, { client: browser });
    await browser.post('/logout');
    await signInWith(shop, other, { client: browser });
    await browser.post('/logout');
    expect(await afterGuesses(one, browser)).toEqual([200]);
    expect(await afterGuesses(other, browser)).toEqual([200]);
  });
});
