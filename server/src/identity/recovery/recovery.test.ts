import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeUser, PASSWORD } from '../../../test/factories/user.ts';
import { httpClient } from '../../../test/http-client.ts';
import { mailsTo } from '../../../test/mails.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { codeAt, signInWith } from '../../../test/sign-in.ts';
import { User } from '../user.entity.ts';
import {
  askAndReadCode,
  giveCode,
  NEW_PASSWORD,
  otherThan,
  signIn,
} from './fixtures/recovering.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const success = { status: 200, body: { Status: 'SUCCESS' } };
const refusal = { status: 200, body: { Status: 'ERROR' } };

describe('recovering a password', () => {
  it('sets the new password with the mailed code; the old one is no good any more', async () => {
    const { email } = await makeUser(shop);
    const browser = httpClient(shop.url);
    const code = await askAndReadCode(shop, browser, email);
    expect(await giveCode(browser, email, code)).toMatchObject(success);
    expect(await signIn(browser, email, PASSWORD)).toMatchObject(refusal);
    expect(await signIn(browser, email, NEW_PASSWORD)).toMatchObject(success);
  });

  it('leaves the authenticator as it was', async () => {
    const { email, totpSecret } = await makeUser(shop);
    const browser = httpClient(shop.url);
    await giveCode(browser, email, await askAndReadCode(shop, browser, email));
    await signIn(browser, email, NEW_PASSWORD);
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: false, MFAToken: true });
    const authCode = await codeAt(totpSecret, shop.now());
    const form = { email: '', authCode, rct: 'sandbox:ACCOUNT_VALIDATION' };
    expect(await browser.post('/api/user/mfa', form)).toMatchObject(success);
  });

  it('finds the account whatever the case of the address', async () => {
    const { email } = await makeUser(shop, { email: 'Mary.Jackson@Example.com' });
    const browser = httpClient(shop.url);
    await browser.post('/api/user/passwordRecovery', {
      email: 'mary.jackson@EXAMPLE.com',
      rct: 'sandbox:ACCOUNT_RECOVERY',
    });
    const code = await eventually(async () => {
      const [mail] = await mailsTo(shop, email);
      expect(mail).toBeDefined();
      return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    });
    expect(await giveCode(browser, 'MARY.jackson@example.com', code)).toMatchObject(success);
  });

  it('works for an account whose password was voided', async () => {
    const { id, email } = await makeUser(shop);
    await shop.orm.em.fork().nativeUpdate(User, { id }, { passwordHash: null });
    const browser = httpClient(shop.url);
    expect(
      await giveCode(browser, email, await askAndReadCode(shop, browser, email)),
    ).toMatchObject(success);
    expect(await signIn(browser, email, NEW_PASSWORD)).toMatchObject(success);
  });

  it('works on another device than the one that asked', async () => {
    const { email } = await makeUser(shop);
    const code = await askAndReadCode(shop, httpClient(shop.url), email);
    expect(await giveCode(httpClient(shop.url), email, code)).toMatchObject(success);
  });

  it('ends every session of the account', async () => {
    const account = await makeUser(shop);
    const signedIn = await signInWith(shop, account);
    const visitor = httpClient(shop.url);
    const { email } = account;
    const code = await askAndReadCode(shop, visitor, email);
    expect((await signedIn.get('/api/user')).status).toBe(200);
    await giveCode(visitor, email, code);
    expect((await signedIn.get('/api/user')).status).toBe(401);
  });

  it('signs out the browser that did it', async () => {
    const account = await makeUser(shop);
    const browser = await signInWith(shop, account);
    const code = await askAndReadCode(shop, browser, account.email);
    expect(await giveCode(browser, account.email, code)).toMatchObject(success);
    expect([...browser.cookies.keys()]).toEqual(['device']);
  });

  it('lets an owner in whom somebody else has locked out', async () => {
    const account = await makeUser(shop);
    const { email } = account;
    const stranger = httpClient(shop.url);
    for (let time = 0; time < 11; time++) await signIn(stranger, email, 'a wild guess');
    expect((await signIn(stranger, email, PASSWORD)).status).toBe(429);
    const browser = httpClient(shop.url);
    await giveCode(browser, email, await askAndReadCode(shop, browser, email));
    expect(await signIn(browser, email, NEW_PASSWORD)).toMatchObject(success);
  });

  it('lets an owner give authenticator codes again after too many wrong ones', async () => {
    const account = await makeUser(shop);
    const pending = await signInWith(shop, account, { withCode: false });
    const giveAuthCode = (authCode: string) =>
      pending.post('/api/user/mfa', { email: '', authCode, rct: 'sandbox:ACCOUNT_VALIDATION' });
    for (let time = 0; time < 6; time++) await giveAuthCode('000000');
    expect((await giveAuthCode('000000')).status).toBe(429);
    const code = await askAndReadCode(shop, pending, account.email);
    await giveCode(pending, account.email, code);
    const again = await signInWith(shop, { ...account, password: NEW_PASSWORD });
    expect((await again.get('/api/user')).body).toMatchObject({ MFA: true });
  });

  it('tells the owner by mail that the password was changed', async () => {
    const { email } = await makeUser(shop);
    const browser = httpClient(shop.url);
    await giveCode(browser, email, await askAndReadCode(shop, browser, email));
    const notice = await eventually(async () => {
      const mails = await mailsTo(shop, email);
      const found = mails.find(({ subject }) => subject === 'Your Spindle password was changed');
      if (found === undefined) throw new Error('not told yet');
      return found;
    });
    expect(notice.text).toContain(`${shop.config.publicUrl}/ui/passwordRecovery`);
    expect(notice.text).toContain('UTC');
  });
});

describe('a new password that will not do', () => {
  it('is refused before the code is looked at', async () => {
    const { email } = await makeUser(shop);
    const browser = httpClient(shop.url);
    const code = await askAndReadCode(shop, browser, email);
    for (let time = 0; time < 6; time++) {
      const reply = await giveCode(browser, email, otherThan(code), { again: 'another one' });
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'vpassword' }] } });
    }
    expect(await giveCode(browser, email, code, { password: 'password123' })).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'password' }] },
    });
    expect(await giveCode(browser, email, code)).toMatchObject(success);
  });
});
