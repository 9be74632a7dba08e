import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeUser } from '../../../test/factories/user.ts';
import { httpClient } from '../../../test/http-client.ts';
import { mailsTo } from '../../../test/mails.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { codeAt, signInWith } from '../../../test/sign-in.ts';
import { requestAndReadCode, enterCode, NEW_PASSWORD, signIn } from './fixtures/recovering.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const success = { status: 200, body: { Status: 'SUCCESS' } };

describe('recovering a password', () => {
  it('keeps the authenticator', async () => {
    const { email, totpSecret } = await makeUser(shop);
    const browser = httpClient(shop.url);
    await enterCode(browser, email, await requestAndReadCode(shop, browser, email));
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
    expect(await enterCode(browser, 'MARY.jackson@example.com', code)).toMatchObject(success);
  });

  it('signs out the browser that did it', async () => {
    const account = await makeUser(shop);
    const browser = await signInWith(shop, account);
    const code = await requestAndReadCode(shop, browser, account.email);
    expect(await enterCode(browser, account.email, code)).toMatchObject(success);
    expect([...browser.cookies.keys()]).toEqual(['device']);
  });

  it('allows authenticator codes again after too many wrong ones', async () => {
    const account = await makeUser(shop);
    const pending = await signInWith(shop, account, { withCode: false });
    const giveAuthCode = (authCode: string) =>
      pending.post('/api/user/mfa', { email: '', authCode, rct: 'sandbox:ACCOUNT_VALIDATION' });
    for (let time = 0; time < 6; time++) await giveAuthCode('000000');
    expect((await giveAuthCode('000000')).status).toBe(429);
    const code = await requestAndReadCode(shop, pending, account.email);
    await enterCode(pending, account.email, code);
    const again = await signInWith(shop, { ...account, password: NEW_PASSWORD });
    expect((await again.get('/api/user')).body).toMatchObject({ MFA: true });
  });

  it('emails the owner that the password was changed', async () => {
    const { email } = await makeUser(shop);
    const browser = httpClient(shop.url);
    await enterCode(browser, email, await requestAndReadCode(shop, browser, email));
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
