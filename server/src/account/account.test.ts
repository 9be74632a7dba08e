import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { mailsTo } from '../../test/mails.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, signInWith } from '../../test/sign-in.ts';
import { namedFields } from '../contract/fixtures/expect-refusal.ts';
import * as own from './fixtures/own-account.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const freshCode = (secret: string) => own.freshCode({ shop, clock }, secret);
const subjectsTo = async (email: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);

describe('the name', () => {
  const rct = 'sandbox:NAME_CHANGE';

  it('is changed, without the spaces around it', async () => {
    const browser = await signInAs(shop, 'customer');
    const form = { firstName: ' Grace ', lastName: ' Hopper', rct };
    expect(await browser.post('/api/user/changeName', form)).toMatchObject(own.done);
    expect((await browser.get('/api/user')).body).toMatchObject({
      FirstName: 'Grace',
      LastName: 'Hopper',
    });
  });

  it.each([
    [{ firstName: 'A ', lastName: 'Park' }, 'firstName'],
    [{ firstName: 'Ada', lastName: '    ' }, 'lastName'],
  ])('stays where %j was given', async (names, field) => {
    const browser = await signInAs(shop, 'customer');
    const reply = await browser.post('/api/user/changeName', { ...names, rct });
    expect(reply.status).toBe(400);
    expect(namedFields(reply)).toEqual([field]);
    expect((await browser.get('/api/user')).body).toMatchObject({ FirstName: 'Ada' });
  });
});

describe('the password', () => {
  it('is changed: the new one signs in, the old one does not', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    expect(await own.changePassword(browser)).toMatchObject(own.done);
    const signIn = (password: string) =>
      httpClient(shop.url).post('/login', {
        username: account.email,
        password,
        rct: 'sandbox:SIGNIN',
      });
    expect(await signIn(account.password)).toMatchObject(own.refused);
    expect(await signIn('seven quiet otters')).toMatchObject(own.done);
  });

  it('tells its owner by mail', async () => {
    const browser = await signInAs(shop, 'customer');
    await own.changePassword(browser);
    await eventually(async () =>
      expect(await subjectsTo(browser.account.email)).toEqual([
        'Your Spindle password was changed',
      ]),
    );
  });

  it('ends the other sessions and leaves this browser signed in', async () => {
    const account = await makeUser(shop);
    const [here, there] = [await signInWith(shop, account), await signInWith(shop, account)];
    await own.changePassword(here);
    expect(await own.statusOf(here)).toBe(200);
    expect(await own.statusOf(there)).toBe(401);
  });

  it('stays, with all sessions, where the old one is wrong', async () => {
    const account = await makeUser(shop);
    const [here, there] = [await signInWith(shop, account), await signInWith(shop, account)];
    const reply = await own.changePassword(here, { oldPassword: 'not the password' });
    expect(reply).toMatchObject(own.refused);
    expect(await own.statusOf(there)).toBe(200);
    await signInWith(shop, account, { withCode: false });
  });

  it.each([
    ['an other one typed the second time', { vpassword: 'something else' }, 'vpassword'],
    ['one that many people use', { password: 'password1', vpassword: 'password1' }, 'password'],
    [
      'the one they have',
      { password: 'correct horse battery', vpassword: 'correct horse battery' },
      'password',
    ],
  ])('is not taken where it is %s', async (_, fields, named) => {
    const browser = await signInAs(shop, 'customer');
    const reply = await own.changePassword(browser, fields);
    expect(reply.status).toBe(400);
    expect(namedFields(reply)).toEqual([named]);
  });

  it('is not taken where it is their e-mail address', async () => {
    const browser = await signInAs(shop, 'customer');
    const password = browser.account.email;
    const reply = await own.changePassword(browser, { password, vpassword: password });
    expect(reply.status).toBe(400);
    expect(namedFields(reply)).toEqual(['password']);
  });

  it('can be guessed ten times, then even the right one waits', async () => {
    const browser = await signInAs(shop, 'customer');
    for (let time = 0; time < 10; time++) {
      const reply = await own.changePassword(browser, { oldPassword: `guess ${time}` });
      expect(reply).toMatchObject(own.refused);
    }
    expect((await own.changePassword(browser)).status).toBe(429);
  });

  it('is changed once by two who do it at the same moment', async () => {
    const account = await makeUser(shop);
    const browsers = [await signInWith(shop, account), await signInWith(shop, account)];
    const replies = await Promise.all(
      browsers.map((browser, at) => {
        const password = `seven quiet otters ${at}`;
        return own.changePassword(browser, { password, vpassword: password });
      }),
    );
    expect(replies.filter(({ text }) => text.includes('SUCCESS'))).toHaveLength(1);
    const alive = await Promise.all(browsers.map((browser) => own.statusOf(browser)));
    expect(alive.toSorted((one, other) => one - other)).toEqual([200, 401]);
  });
});

describe('changes of the password in one session at the same moment', () => {
  it('are one, and it is the one that was said to be done', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account, cookies } = browser;
    const tabs = Array.from({ length: 6 }).map(() => ({
      ...httpClient(shop.url, new Map(cookies)),
      account,
    }));
    const tries = tabs.map(async (tab, at) => {
      const password = `seven quiet otters ${at}`;
      const reply = await own.changePassword(tab, { password, vpassword: password });
      return { password, done: reply.text.includes('SUCCESS') };
    });
    const changed = (await Promise.all(tries)).filter(({ done }) => done);
    expect(changed).toHaveLength(1);
    for (const { password } of changed) {
      await signInWith(shop, { ...account, password }, { withCode: false });
    }
  });
});

describe('recovery codes', () => {
  it('are ten, shown against a fresh code, and counted as they are used', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    expect((await browser.get('/api/user/recoveryCodes')).body).toEqual({ Left: 0 });
    const codes = own.codesIn(await own.renewCodes(browser, await freshCode(account.totpSecret)));
    expect(new Set(codes).size).toBe(10);
    const pending = await signInWith(shop, account, { withCode: false });
    expect(await own.giveCode(pending, codes[0] ?? '')).toMatchObject(own.done);
    expect((await browser.get('/api/user/recoveryCodes')).body).toEqual({ Left: 9 });
  });

  it('void the earlier ones when they are made anew, also against one of them', async () => {
    const browser = await signInAs(shop, 'customer');
    const { totpSecret, email } = browser.account;
    const [used = '', left = ''] = own.codesIn(
      await own.renewCodes(browser, await freshCode(totpSecret)),
    );
    expect(own.codesIn(await own.renewCodes(browser, used))).toHaveLength(10);
    expect(await own.renewCodes(browser, left)).toMatchObject(own.refused);
    await eventually(async () =>
      expect((await subjectsTo(email)).toSorted()).toEqual([
        'A Spindle recovery code was used',
        'You have new Spindle recovery codes',
        'You have new Spindle recovery codes',
      ]),
    );
  });

  it('stay where the code is wrong', async () => {
    const browser = await signInAs(shop, 'customer');
    await own.renewCodes(browser, await freshCode(browser.account.totpSecret));
    const reply = await own.renewCodes(browser, '000000');
    expect(reply.body).toMatchObject({ Status: 'ERROR', RecoveryCodes: null });
    expect((await browser.get('/api/user/recoveryCodes')).body).toEqual({ Left: 10 });
  });
});
