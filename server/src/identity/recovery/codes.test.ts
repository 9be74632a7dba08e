import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories/user.ts';
import { httpClient } from '../../../test/http-client.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInWith } from '../../../test/sign-in.ts';
import { changePassword } from '../../account/fixtures/own-account.ts';
import { query } from '../../database/query.ts';
import {
  requestAndReadCode,
  requestCode,
  codesMailed,
  enterCode,
  otherThan,
  signIn,
} from './fixtures/recovering.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const success = { status: 200, body: { Status: 'SUCCESS' } };
const rejection = { status: 200, body: { Status: 'ERROR' } };

async function withCode() {
  const { email } = await makeUser(shop);
  const browser = httpClient(shop.url);
  return { email, browser, code: await requestAndReadCode(shop, browser, email) };
}

describe('the emailed code', () => {
  it('works once for two browsers at the same time', async () => {
    const { email, browser, code } = await withCode();
    const passwords = ['one of five marmots', 'two of five marmots', 'three of five marmots'];
    const replies = await Promise.all(
      passwords.map((password, at) =>
        enterCode(at === 0 ? browser : httpClient(shop.url), email, code, { password }),
      ),
    );
    const won = passwords.filter((_, at) => replies[at]?.text.includes('"SUCCESS"'));
    expect(won).toHaveLength(1);
    for (const password of passwords) {
      const outcome = password === won[0] ? success : rejection;
      expect(await signIn(browser, email, password)).toMatchObject(outcome);
    }
  });

  it('allows no more than five simultaneous guesses', async () => {
    const { email, browser, code } = await withCode();
    const guesses = Array.from({ length: 8 }, () => enterCode(browser, email, otherThan(code)));
    await Promise.all(guesses);
    const [row] = await query<{ tries: number }>(
      shop.orm.em.fork(),
      'select tries from recoveries where email = $1',
      [email],
    );
    expect(row?.tries).toBe(5);
  });

  it("can't be used for another address", async () => {
    const { browser, code } = await withCode();
    const other = await makeUser(shop);
    expect(await enterCode(browser, other.email, code)).toMatchObject(rejection);
  });

  it('is void once another one was used', async () => {
    const { email, browser, code } = await withCode();
    clock.advance(2);
    const other = httpClient(shop.url);
    const second = await requestAndReadCode(shop, other, email);
    expect(await enterCode(other, email, second)).toMatchObject(success);
    const rejected = await enterCode(browser, email, code, { password: 'some other marmots' });
    expect(rejected).toMatchObject(rejection);
  });
});

describe('pending recoveries', () => {
  it('stay valid after a wrong old password', async () => {
    const account = await makeUser(shop);
    const owner = await signInWith(shop, account);
    const { email } = account;
    const browser = httpClient(shop.url);
    const code = await requestAndReadCode(shop, browser, email);
    const changed = await changePassword(owner, { oldPassword: 'not the password' });
    expect(changed).toMatchObject(rejection);
    expect(await enterCode(browser, email, code)).toMatchObject(success);
  });
});

describe('requesting another code', () => {
  it('emails five simultaneous requests, each with its own code', async () => {
    const { email } = await makeUser(shop);
    const calls = Array.from({ length: 8 }, () => requestCode(httpClient(shop.url), email));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(new Set(await codesMailed(shop, email, 5)).size).toBe(5);
  });

  it('is rejected after five emails in a quarter of an hour', async () => {
    const { email } = await makeUser(shop);
    for (let time = 0; time < 5; time++) {
      expect(await requestCode(httpClient(shop.url), email)).toMatchObject(success);
      clock.advance(2);
    }
    const rejected = await requestCode(httpClient(shop.url), email);
    expect(rejected.status).toBe(429);
    clock.advance(15);
    expect(await requestCode(httpClient(shop.url), email)).toMatchObject(success);
  });
});
