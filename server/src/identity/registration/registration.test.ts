import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../test/http-client.ts';
import { mailsTo } from '../../../test/mails.ts';
import { mailedCode, makeNewcomer, registerAccount } from '../../../test/register.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { codeAt, signInWith } from '../../../test/sign-in.ts';
import { runShop } from '../../contract/fixtures/run-shop.ts';
import { registration } from './handlers.ts';

const accepted = { status: 200, body: { Status: 'SUCCESS' } };
const refused = { status: 200, body: { Status: 'ERROR' } };

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('registering', () => {
  it('leads to an account that can sign in with that authenticator', async () => {
    const account = await registerAccount(shop, { firstName: 'Grace', lastName: 'Hopper' });
    const browser = await signInWith(shop, { ...account, id: account.email });
    expect((await browser.get('/api/user')).body).toEqual({
      FirstName: 'Grace',
      LastName: 'Hopper',
      Email: account.email,
      Extended: false,
      Warehouse: false,
      MFA: true,
      MFAToken: true,
      Passkeys: false,
    });
  });

  it('gives ten recovery codes, one of which stands in for the authenticator', async () => {
    const account = await registerAccount(shop);
    expect(new Set(account.recoveryCodes).size).toBe(10);
    const browser = await signInWith(shop, { ...account, id: account.email }, { withCode: false });
    const form = { authCode: account.recoveryCodes[3] ?? '', rct: 'sandbox:ACCOUNT_VALIDATION' };
    expect(await browser.post('/api/user/mfa', form)).toMatchObject(accepted);
  });

  it('mails a letter with the code that says how long it is valid', async () => {
    const newcomer = makeNewcomer(shop, { firstName: 'Win 12345678 now' });
    await newcomer.start();
    await newcomer.confirm();
    const code = await mailedCode(shop, newcomer.email);
    const [mail] = await mailsTo(shop, newcomer.email);
    expect(mail?.subject).toBe('Your Spindle verification code');
    expect(mail?.text).toContain('thirty minutes');
    expect(mail?.text.match(/\d{8}/g)).toEqual([code]);
    expect(mail?.html).toContain(code);
  });

  it('does not let the code given in step 2 sign in', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const authCode = await codeAt(newcomer.totpSecret, shop.now());
    expect(await newcomer.giveAuthCode(authCode)).toMatchObject(accepted);
    await newcomer.complete(await mailedCode(shop, newcomer.email));
    const { email, password, totpSecret } = newcomer;
    const account = { id: email, email, password, totpSecret };
    const browser = await signInWith(shop, account, { withCode: false });
    const form = { authCode, rct: 'sandbox:ACCOUNT_VALIDATION' };
    expect(await browser.post('/api/user/mfa', form)).toMatchObject(refused);
  });

  it('refuses unequal and common passwords, naming the field', async () => {
    const form = {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Park',
      rct: 'sandbox:ACCOUNT_REGISTER',
    };
    const post = (password: string, vpassword: string) =>
      httpClient(shop.url).post('/api/user/registration', { ...form, password, vpassword });
    expect(await post('plover-quartz-hinge', 'another one')).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'vpassword' }] },
    });
    expect(await post('password123', 'password123')).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'password' }] },
    });
  });

  it('is not possible while registration is closed', async () => {
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

describe('a registration under way', () => {
  it('goes on after a reload where it stood', async () => {
    const newcomer = makeNewcomer(shop);
    const { email } = newcomer;
    const nothing = { Step: 1, Email: null, OTP: null, ResendSeconds: 0 };
    expect((await newcomer.progress()).body).toEqual(nothing);
    const { body } = await newcomer.start();
    const { OTP } = Object(body);
    expect((await newcomer.progress()).body).toEqual({
      Step: 2,
      Email: email,
      OTP,
      ResendSeconds: 0,
    });
    await newcomer.confirm();
    const third = (await newcomer.progress()).body;
    expect(third).toMatchObject({ Step: 3, Email: email, OTP: null });
    expect(Object(third).ResendSeconds).toBeGreaterThan(50);
    await newcomer.complete(await mailedCode(shop, email));
    expect((await newcomer.progress()).body).toEqual(nothing);
  });

  it('is kept in a signed cookie scripts cannot read', async () => {
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

  it('is sent over https only, where the shop is', async () => {
    const encrypted = await runShop({ handlers: registration });
    const reply = await makeNewcomer({ ...shop, url: encrypted.url }).start();
    await encrypted.stop();
    const lines = reply.headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/; secure/i);
  });

  it('can be finished in another browser, where it is the only one for that address', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const elsewhere = httpClient(shop.url);
    expect(await newcomer.confirm(elsewhere)).toMatchObject(accepted);
    const code = await mailedCode(shop, newcomer.email);
    expect(await newcomer.complete(code, elsewhere)).toMatchObject(accepted);
  });

  it('is replaced when its browser starts again, and the first code is of no use', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const firstSecret = newcomer.totpSecret;
    await newcomer.confirm();
    const first = await mailedCode(shop, newcomer.email);
    await newcomer.start();
    expect(newcomer.totpSecret).not.toBe(firstSecret);
    expect(await newcomer.complete(first)).toMatchObject(refused);
    await newcomer.confirm();
    expect(await newcomer.complete(first)).toMatchObject(refused);
    const second = await mailedCode(shop, newcomer.email, 2);
    expect(await newcomer.complete(second)).toMatchObject(accepted);
  });

  it('takes the authenticator once, and says how to go on', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    const replies = await Promise.all([newcomer.confirm(), newcomer.confirm()]);
    expect(replies.filter(({ text }) => text.includes('"SUCCESS"'))).toHaveLength(1);
    const again = await newcomer.confirm();
    expect(again).toMatchObject(refused);
    expect(again.text).toContain('Reload the page');
    await mailedCode(shop, newcomer.email);
    expect(await mailsTo(shop, newcomer.email)).toHaveLength(1);
  });

  it('cannot be finished twice', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    await newcomer.confirm();
    const code = await mailedCode(shop, newcomer.email);
    await newcomer.complete(code);
    const again = await newcomer.complete(code);
    expect(again).toMatchObject(refused);
    expect(again.text).toContain('start again');
  });

  it('has to be begun before any code is given', async () => {
    const newcomer = makeNewcomer(shop);
    expect(await newcomer.giveAuthCode('123456')).toMatchObject(refused);
    expect(await newcomer.complete('12345678')).toMatchObject(refused);
  });
});
