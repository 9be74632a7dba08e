import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { httpClient, type HttpReply } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { codeAt, signInAs, signInWith } from '../../test/sign-in.ts';
import * as own from '../account/fixtures/own-account.ts';
import { exampleCalls, sendExample } from '../contract/fixtures/example-calls.ts';
import { expectRejection } from '../contract/fixtures/expect-rejection.ts';

const clock = movingClock();
let shop: TestShop;
let beside: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  beside = await startShop({ now: clock.now, beside: shop });
});
afterAll(async () => {
  await beside.close();
  await shop.close();
});

const freshCode = (secret: string) => own.freshCode({ shop, clock }, secret);
const pendingFor = (account: TestUser, at = shop) => signInWith(at, account, { withCode: false });
const through = (replies: HttpReply[]) => replies.filter(({ text }) => text.includes('SUCCESS'));

describe('a person who has only the password', () => {
  it("isn't shown a new authenticator and can't confirm one", async () => {
    const browser = await signInAs(shop, 'pending');
    expect((await browser.get('/api/user/createMfaToken')).body).toMatchObject({
      Status: 'ERROR',
      MFAQR: null,
      MFALINK: null,
    });
    const code = await freshCode(browser.account.totpSecret);
    expectRejection(await own.startChange(browser, code), 401);
    expectRejection(await own.confirmChange(browser, code), 401);
    expectRejection(await own.renewCodes(browser, code), 401);
    expect(await own.enterCode(browser, code)).toMatchObject(own.done);
  });

  const calls = exampleCalls().filter(({ operation }) => operation.access.role !== undefined);
  const open = new Set(['getUser', 'createMfaToken', 'verifyMfa', 'signOut']);

  it.each(calls.filter(({ id }) => !open.has(id)))("can't call $id", async (call) => {
    expectRejection(await sendExample(await onePending(), call), 401);
  });

  let known: ReturnType<typeof signInAs> | undefined;
  const onePending = () => (known ??= signInAs(shop, 'pending'));
});

describe('a used code', () => {
  it('from sign-in is rejected on the account screen', async () => {
    const account = await makeUser(shop);
    const code = await freshCode(account.totpSecret);
    const browser = await pendingFor(account);
    expect(await own.enterCode(browser, code)).toMatchObject(own.done);
    expect(await own.enterCode(await pendingFor(account), code)).toMatchObject(own.rejectedReply);
    expect(await own.startChange(browser, code)).toMatchObject(own.rejectedReply);
    expect(await own.renewCodes(browser, code)).toMatchObject(own.rejectedReply);
  });

  it('from the account screen is rejected at sign-in', async () => {
    const browser = await signInAs(shop, 'customer');
    const code = await freshCode(browser.account.totpSecret);
    expect(await own.renewCodes(browser, code)).toMatchObject(own.done);
    const pending = await pendingFor(browser.account);
    expect(await own.enterCode(pending, code)).toMatchObject(own.rejectedReply);
  });

  it('that confirmed a new authenticator is rejected at sign-in', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    const started = await own.startChange(browser, await freshCode(account.totpSecret));
    const code = await freshCode(own.secretIn(started));
    expect(await own.confirmChange(browser, code)).toMatchObject(own.done);
    expect(await own.enterCode(await pendingFor(account), code)).toMatchObject(own.rejectedReply);
  });

  it('works for one of several people who use it at the same time', async () => {
    const account = await makeUser(shop);
    const browser = await signInWith(shop, account);
    const twin = httpClient(beside.url, new Map(browser.cookies));
    const [one, two] = [await pendingFor(account), await pendingFor(account, beside)];
    const code = await freshCode(account.totpSecret);
    const replies = await Promise.all([
      own.enterCode(one, code),
      own.enterCode(two, code),
      own.renewCodes(browser, code),
      own.startChange(twin, code),
    ]);
    expect(through(replies)).toHaveLength(1);
  });

  it('works for one of two people who use a recovery code at the same time', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    const made = await own.renewCodes(browser, await freshCode(account.totpSecret));
    const [spare = ''] = own.codesIn(made);
    const [one, two] = [await pendingFor(account), await pendingFor(account, beside)];
    const replies = await Promise.all([own.enterCode(one, spare), own.enterCode(two, spare)]);
    expect(through(replies)).toHaveLength(1);
    expect((await browser.get('/api/user/recoveryCodes')).body).toEqual({ Left: 9 });
  });
});

describe('a session id known to someone else', () => {
  it('is replaced at sign-in and again with the code', async () => {
    const first = await signInAs(shop, 'customer');
    const browser = httpClient(shop.url, first.cookies);
    const { email, password, totpSecret } = await makeUser(shop);
    const planted = new Map(browser.cookies);
    await browser.post('/login', { username: email, password, rct: 'sandbox:SIGNIN' });
    const pending = new Map(browser.cookies);
    expect(pending.get('spindle')).not.toBe(planted.get('spindle'));
    await own.enterCode(browser, await freshCode(totpSecret));
    expect(browser.cookies.get('spindle')).not.toBe(pending.get('spindle'));
    expect(await own.statusOf(browser)).toBe(200);
    for (const cookies of [planted, pending]) {
      expect((await httpClient(shop.url, cookies).get('/api/user')).status).toBe(401);
    }
  });

  it("isn't adopted if it was made up", async () => {
    const { email, password } = await makeUser(shop);
    const madeUp = 'A'.repeat(43);
    const browser = httpClient(shop.url, new Map([['spindle', madeUp]]));
    expect((await browser.get('/api/user')).status).toBe(401);
    await browser.post('/login', { username: email, password, rct: 'sandbox:SIGNIN' });
    expect(browser.cookies.get('spindle')).not.toBe(madeUp);
    const planter = httpClient(shop.url, new Map([['spindle', madeUp]]));
    expect((await planter.get('/api/user')).status).toBe(401);
  });

  it("isn't revived after its session ended, even though we signed it once", async () => {
    const browser = await signInAs(shop, 'customer');
    const saved = new Map(browser.cookies);
    await browser.post('/logout');
    const again = httpClient(shop.url, new Map(saved));
    const { email, password } = browser.account;
    await again.post('/login', { username: email, password, rct: 'sandbox:SIGNIN' });
    expect((await again.get('/api/user')).status).toBe(200);
    expect(again.cookies.get('spindle')).not.toBe(saved.get('spindle'));
    expect((await httpClient(shop.url, saved).get('/api/user')).status).toBe(401);
  });

  it('is invalid after signing out', async () => {
    const browser = await signInAs(shop, 'customer');
    const saved = new Map(browser.cookies);
    await browser.post('/logout');
    expect(await own.statusOf(httpClient(beside.url, saved))).toBe(401);
  });

  it('is invalid after a password change, also in the browser that made it', async () => {
    const browser = await signInAs(shop, 'customer');
    const saved = new Map(browser.cookies);
    await own.changePassword(browser);
    expect(browser.cookies.get('spindle')).not.toBe(saved.get('spindle'));
    expect(await own.statusOf(browser)).toBe(200);
    expect(await own.statusOf(httpClient(beside.url, saved))).toBe(401);
  });
});

describe('guessing codes', () => {
  it('ends after five attempts, whichever browser and process they use', async () => {
    const browser = await signInAs(shop, 'customer');
    const { account } = browser;
    const elsewhere = httpClient(beside.url, new Map(browser.cookies));
    const device = browser.cookies.get('device') ?? '';
    /** Signs in again in the same browser, which requires its code again. */
    const pendingAt = (at = shop) => {
      const client = httpClient(at.url, new Map([['device', device]]));
      return signInWith(at, account, { withCode: false, client });
    };
    const pending = await pendingAt();
    expect(await own.enterCode(pending, '000000')).toMatchObject(own.rejectedReply);
    expect(await own.enterCode(pending, 'AAAAA-AAAAA')).toMatchObject(own.rejectedReply);
    expect(await own.renewCodes(elsewhere, '000000')).toMatchObject(own.rejectedReply);
    expect(await own.startChange(elsewhere, '000000')).toMatchObject(own.rejectedReply);
    expect(await own.renewCodes(browser, '000000')).toMatchObject(own.rejectedReply);
    const right = await codeAt(account.totpSecret, new Date(shop.now().getTime() + 30_000));
    expectRejection(await own.renewCodes(browser, right), 429);
    expectRejection(await own.startChange(elsewhere, right), 429);
    expectRejection(await own.enterCode(pending, right), 429);
    expectRejection(await own.enterCode(await pendingAt(beside), right), 429);
  });

  it('ends after five attempts for an authenticator that is shown but not confirmed', async () => {
    const browser = await signInAs(shop, 'customer');
    const started = await own.startChange(browser, await freshCode(browser.account.totpSecret));
    for (let time = 0; time < 5; time++) {
      expect(await own.confirmChange(browser, '000000')).toMatchObject(own.rejectedReply);
    }
    const right = await codeAt(own.secretIn(started), shop.now());
    expectRejection(await own.confirmChange(browser, right), 429);
  });

  it("isn't easier with simultaneous attempts", async () => {
    const browser = await signInAs(shop, 'customer');
    const elsewhere = httpClient(beside.url, new Map(browser.cookies));
    const tries = Array.from({ length: 12 }, (_, at) =>
      own.renewCodes(at % 2 === 0 ? browser : elsewhere, '000000'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('an authenticator waiting for confirmation', () => {
  it('is confirmed only in the session it was shown in', async () => {
    const account = await makeUser(shop);
    const [mine, mineToo] = [await signInWith(shop, account), await signInWith(shop, account)];
    const stranger = await signInAs(shop, 'customer');
    const started = await own.startChange(mine, await freshCode(account.totpSecret));
    const code = await freshCode(own.secretIn(started));
    expect(await own.confirmChange(stranger, code)).toMatchObject(own.rejectedReply);
    expect(await own.confirmChange(mineToo, code)).toMatchObject(own.rejectedReply);
    expect(await own.confirmChange(mine, code)).toMatchObject(own.done);
  });
});
