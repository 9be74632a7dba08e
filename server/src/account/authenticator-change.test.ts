import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { mailsTo } from '../../test/mails.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { codeAt, signInAs, signInWith, type SignedIn } from '../../test/sign-in.ts';
import * as own from './fixtures/own-account.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const freshCode = (secret: string) => own.freshCode({ shop, clock }, secret);
const shownTo = async (browser: SignedIn) =>
  own.secretIn(await own.startChange(browser, await freshCode(browser.account.totpSecret)));

describe('changing the authenticator', () => {
  it('puts the new one in the place of the old one with its first code', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    const next = await shownTo(browser);
    expect(await own.confirmChange(browser, await freshCode(next))).toMatchObject(own.done);
    const pending = await signInWith(shop, account, { withCode: false });
    const old = await freshCode(account.totpSecret);
    expect(await own.giveCode(pending, old)).toMatchObject(own.refused);
    expect(await own.giveCode(pending, await codeAt(next, shop.now()))).toMatchObject(own.done);
  });

  it('tells its owner by mail', async () => {
    const browser = await signInAs(shop, 'customer');
    await own.confirmChange(browser, await freshCode(await shownTo(browser)));
    await eventually(async () =>
      expect(await mailsTo(shop, browser.account.email)).toMatchObject([
        { subject: 'Your Spindle authenticator was changed' },
      ]),
    );
  });

  it('ends the other sessions and leaves this browser signed in', async () => {
    const account = await makeUser(shop);
    const [here, there] = [await signInWith(shop, account), await signInWith(shop, account)];
    await own.confirmChange(here, await freshCode(await shownTo(here)));
    expect(await own.statusOf(here)).toBe(200);
    expect(await own.statusOf(there)).toBe(401);
  });

  it('goes on under a new session id; the one before is dead', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(await shownTo(browser));
    const before = new Map(browser.cookies);
    await own.confirmChange(browser, code);
    expect(browser.cookies.get('spindle')).not.toBe(before.get('spindle'));
    expect(await own.statusOf(httpClient(shop.url, before))).toBe(401);
  });

  it('begins with a recovery code where the old authenticator is lost', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(browser.account.totpSecret);
    const [spare = ''] = own.codesIn(await own.renewCodes(browser, code));
    const next = own.secretIn(await own.startChange(browser, spare));
    expect(await own.confirmChange(browser, await freshCode(next))).toMatchObject(own.done);
  });

  it('shows nothing against a wrong code', async () => {
    const browser = await signInAs(shop, 'customer');
    const reply = await own.startChange(browser, '000000');
    expect(reply.body).toMatchObject({ Status: 'ERROR', MFAQR: null, MFALINK: null });
  });

  it('leaves the old one in place until the new one has shown its code', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    await shownTo(browser);
    const old = await freshCode(account.totpSecret);
    expect(await own.confirmChange(browser, old)).toMatchObject(own.refused);
    const pending = await signInWith(shop, account, { withCode: false });
    expect(await own.giveCode(pending, old)).toMatchObject(own.done);
  });

  it('waits ten minutes for the code, no longer', async () => {
    const browser = await signInAs(shop, 'customer');
    const next = await shownTo(browser);
    clock.advance(9);
    expect(await own.confirmChange(browser, '000000')).toMatchObject({
      body: { Reason: expect.stringContaining('The code is not right') },
    });
    expect(await own.confirmChange(browser, await freshCode(next))).toMatchObject({
      body: { Status: 'ERROR', Reason: expect.stringContaining('start again') },
    });
  });

  it('has nothing to confirm before it was begun, nor a second time', async () => {
    const browser = await signInAs(shop, 'customer');
    expect(await own.confirmChange(browser, '123456')).toMatchObject(own.refused);
    const next = await shownTo(browser);
    await own.confirmChange(browser, await freshCode(next));
    expect(await own.confirmChange(browser, await freshCode(next))).toMatchObject(own.refused);
  });

  it('happens once where the code is sent twice at the same moment', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(await shownTo(browser));
    const replies = await Promise.all([1, 2].map(() => own.confirmChange(browser, code)));
    expect(replies.filter(({ text }) => text.includes('SUCCESS'))).toHaveLength(1);
  });

  it('takes only the last of several that were shown', async () => {
    const browser = await signInAs(shop, 'customer');
    const first = await shownTo(browser);
    const last = await shownTo(browser);
    expect(await own.confirmChange(browser, await freshCode(first))).toMatchObject(own.refused);
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
