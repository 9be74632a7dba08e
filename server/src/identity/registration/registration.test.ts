import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { mailedCode, makeNewcomer } from '../../../test/register.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { codeAt, signInWith } from '../../../test/sign-in.ts';
import { runShop } from '../../contract/fixtures/run-shop.ts';
import { registration } from './handlers.ts';

const accepted = { status: 200, body: { Status: 'SUCCESS' } };
const rejected = { status: 200, body: { Status: 'ERROR' } };

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('registering', () => {
  it('emails the code and how long it is valid', async () => {
    const newcomer = makeNewcomer(shop, { firstName: 'Win 12345678 now' });
    await newcomer.start();
    await newcomer.confirm();
    const code = await mailedCode(shop, newcomer.email);
    const [mail] = await mailsTo(shop, newcomer.email);
    expect(mail?.subject).toBe('Your Spindle verification code');
    expect(mail?.text).toContain('30 minutes');
    expect(mail?.text.match(/\d{8}/g)).toEqual([code]);
    expect(mail?.html).toContain(code);
  });

  it("doesn't let the code from step 2 sign in", async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const authCode = await codeAt(newcomer.totpSecret, shop.now());
    expect(await newcomer.giveAuthCode(authCode)).toMatchObject(accepted);
    await newcomer.complete(await mailedCode(shop, newcomer.email));
    const { email, password, totpSecret } = newcomer;
    const account = { id: email, email, password, totpSecret };
    const browser = await signInWith(shop, account, { withCode: false });
    const form = { authCode, rct: 'sandbox:ACCOUNT_VALIDATION' };
    expect(await browser.post('/api/user/mfa', form)).toMatchObject(rejected);
  });

  it('is impossible while registration is closed', async () => {
    const environment = { REGISTRATION: 'closed' };
    const closed = await runShop({ handlers: registration, environment });
    const newcomer = makeNewcomer({ ...shop, url: closed.url });
    const reply = await newcomer.start();
    await closed.stop();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      Status: 'ERROR',
      Reason: 'Registration is closed at this time. Please try again later...',
    });
    expect(newcomer.browser.cookies.size).toBe(0);
  });
});

describe('a registration in progress', () => {
  it("is identified by a signed cookie that scripts can't read", async () => {
    const newcomer = makeNewcomer(shop);
    const lines = (await newcomer.start()).headers.getSetCookie();
    const line = lines.find((one) => one.startsWith('registration='));
    expect(line).toMatch(/path=\/; .*samesite=lax; httponly/i);
    const other = makeNewcomer(shop);
    await other.start();
    const stolen = newcomer.browser.cookies.get('registration') ?? '';
    other.browser.cookies.set('registration', stolen);
    expect((await other.progress()).body).toMatchObject({ Step: 1 });
  });

  it('is sent only over https if the shop uses https', async () => {
    const encrypted = await runShop({ handlers: registration });
    const reply = await makeNewcomer({ ...shop, url: encrypted.url }).start();
    await encrypted.stop();
    const lines = reply.headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/; secure/i);
  });

  it('is replaced when its browser starts again, which voids the first code', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const firstSecret = newcomer.totpSecret;
    await newcomer.confirm();
    const first = await mailedCode(shop, newcomer.email);
    await newcomer.start();
    expect(newcomer.totpSecret).not.toBe(firstSecret);
    expect(await newcomer.complete(first)).toMatchObject(rejected);
    await newcomer.confirm();
    expect(await newcomer.complete(first)).toMatchObject(rejected);
    const second = await mailedCode(shop, newcomer.email, 2);
    expect(await newcomer.complete(second)).toMatchObject(accepted);
  });

  it('accepts the authenticator once, and says what to do next', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const replies = await Promise.all([newcomer.confirm(), newcomer.confirm()]);
    expect(replies.filter(({ text }) => text.includes('"SUCCESS"'))).toHaveLength(1);
    const again = await newcomer.confirm();
    expect(again).toMatchObject(rejected);
    expect(again.text).toContain('Reload the page');
    await mailedCode(shop, newcomer.email);
    expect(await mailsTo(shop, newcomer.email)).toHaveLength(1);
  });

  it("can't be completed twice", async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    await newcomer.confirm();
    const code = await mailedCode(shop, newcomer.email);
    await newcomer.complete(code);
    const again = await newcomer.complete(code);
    expect(again).toMatchObject(rejected);
    expect(again.text).toContain('Start over');
  });
});
