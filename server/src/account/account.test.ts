import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, signInWith, type SignedIn } from '../../test/sign-in.ts';
import * as own from './fixtures/own-account.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

describe('the password', () => {
  it('can be guessed ten times, then even the right one has to wait', async () => {
    const browser = await signInAs(shop, 'customer');
    for (let time = 0; time < 10; time++) {
      const reply = await own.changePassword(browser, { oldPassword: `guess ${time}` });
      expect(reply).toMatchObject(own.rejectedReply);
    }
    expect((await own.changePassword(browser)).status).toBe(429);
  });

  it('is changed once by two people at the same time', async () => {
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

describe('simultaneous password changes in one session', () => {
  it('result in one change, the one reported as done', async () => {
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

const freshCode = (secret: string) => own.freshCode({ shop, clock }, secret);
const shownTo = async (browser: SignedIn) =>
  own.secretIn(await own.startChange(browser, await freshCode(browser.account.totpSecret)));

describe('changing the authenticator', () => {
  it('continues under a new session id and ends the previous session', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(await shownTo(browser));
    const before = new Map(browser.cookies);
    await own.confirmChange(browser, code);
    expect(browser.cookies.get('spindle')).not.toBe(before.get('spindle'));
    expect(await own.statusOf(httpClient(shop.url, before))).toBe(401);
  });

  it('can start with a recovery code if the old authenticator is lost', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(browser.account.totpSecret);
    const [spare = ''] = own.codesIn(await own.renewCodes(browser, code));
    const next = own.secretIn(await own.startChange(browser, spare));
    expect(await own.confirmChange(browser, await freshCode(next))).toMatchObject(own.done);
  });

  it('has nothing to confirm before it starts or after it is done', async () => {
    const browser = await signInAs(shop, 'customer');
    expect(await own.confirmChange(browser, '123456')).toMatchObject(own.rejectedReply);
    const next = await shownTo(browser);
    await own.confirmChange(browser, await freshCode(next));
    expect(await own.confirmChange(browser, await freshCode(next))).toMatchObject(
      own.rejectedReply,
    );
  });

  it('happens once if the code is sent twice at the same time', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(await shownTo(browser));
    const replies = await Promise.all([1, 2].map(() => own.confirmChange(browser, code)));
    expect(replies.filter(({ text }) => text.includes('SUCCESS'))).toHaveLength(1);
  });

  it('accepts only the last of several secrets shown', async () => {
    const browser = await signInAs(shop, 'customer');
    const first = await shownTo(browser);
    const last = await shownTo(browser);
    expect(await own.confirmChange(browser, await freshCode(first))).toMatchObject(
      own.rejectedReply,
    );
    expect(await own.confirmChange(browser, await freshCode(last))).toMatchObject(own.done);
  });

  it('keeps the new secret unreadable in the session', async () => {
    const browser = await signInAs(shop, 'customer');
    const next = await shownTo(browser);
    const rows = await shop.orm.em.fork().execute('select data from sessions');
    expect(JSON.stringify(rows)).toContain('nextAuthenticator');
    expect(JSON.stringify(rows)).not.toContain(next);
  });
});
