import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ShopClient } from '../../src/client.ts';
import type { Account, ConformingShop } from '../conforming-shop.ts';
import { freshCode, wrongCode } from '../makers/authenticator.ts';
import { mailedCode } from '../makers/mailed-code.ts';
import { changePassword } from '../makers/own-account.ts';
import { requestCode, setPassword } from '../makers/recover.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterCode, enterPassword, signInAt } from '../makers/sign-in.ts';

const tooMany = { status: 429 };
const password = 'seven quiet otters';

export function knownBrowserConforms(shop: () => ConformingShop): void {
  async function guess(browser: ShopClient, { email }: Account, times = 10) {
    for (let tries = 0; tries < times; tries += 1) {
      await enterPassword(browser, { email, password: 'not this one' });
    }
  }

  describe('a known browser', () => {
    it('is not locked out by wrong passwords from elsewhere', async () => {
      const { shop: own, ...account } = await shop().signedIn('customer');
      await replyOf(own.POST('/logout'));
      await guess(shop().visitor(), account);
      const stranger = shop().visitor();
      expect(await rejectionOf(enterPassword(stranger, account))).toMatchObject(tooMany);
      expect((await enterPassword(own, account)).Status).toBe('SUCCESS');
      expect((await enterCode(own, freshCode(shop(), account.totpSecret))).Status).toBe('SUCCESS');
    });

    it("has ten attempts of its own, and uses up no one else's", async () => {
      const { shop: own, ...account } = await shop().signedIn('customer');
      await guess(own, account);
      expect(await rejectionOf(enterPassword(own, account))).toMatchObject(tooMany);
      expect((await enterPassword(shop().visitor(), account)).Status).toBe('SUCCESS');
    });

    it('is not locked out by wrong codes of someone who has the password', async () => {
      const { shop: own, ...account } = await shop().signedIn('customer');
      const attacker = shop().visitor();
      await enterPassword(attacker, account);
      const wrong = wrongCode(shop(), account.totpSecret);
      for (let tries = 0; tries < 5; tries += 1) await enterCode(attacker, wrong);
      expect(await rejectionOf(enterCode(attacker, wrong))).toMatchObject(tooMany);
      await enterPassword(own, account);
      expect((await enterCode(own, freshCode(shop(), account.totpSecret))).Status).toBe('SUCCESS');
    });

    it('gets emailed codes although strangers have used up those of the address', async () => {
      const { shop: own, email } = await shop().signedIn('customer');
      for (let mails = 0; mails < 5; mails += 1) await requestCode(shop().visitor(), email);
      expect(await rejectionOf(requestCode(shop().visitor(), email))).toMatchObject(tooMany);
      expect((await requestCode(own, email)).Status).toBe('SUCCESS');
      const code = await mailedCode(shop(), email, 6);
      expect((await setPassword(own, { email, code, password })).Status).toBe('SUCCESS');
    });

    it('becomes unknown after a new password, except the one that set it', async () => {
      const { shop: own, ...account } = await shop().signedIn('customer');
      const other = await signInAt(shop(), account);
      await changePassword(own, { oldPassword: account.password, password });
      await guess(shop().visitor(), account);
      const renewed = { ...account, password };
      expect(await rejectionOf(enterPassword(other, renewed))).toMatchObject(tooMany);
      expect((await enterPassword(own, renewed)).Status).toBe('SUCCESS');
    });

    it('is not one that only had the password', async () => {
      const account = await shop().account();
      const half = shop().visitor();
      await enterPassword(half, account);
      await guess(shop().visitor(), account);
      expect(await rejectionOf(enterPassword(half, account))).toMatchObject(tooMany);
    });

    it('is the one in which a password was recovered', async () => {
      const account = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, account.email);
      const code = await mailedCode(shop(), account.email);
      await setPassword(browser, { email: account.email, code, password });
      await guess(shop().visitor(), account);
      expect((await enterPassword(browser, { ...account, password })).Status).toBe('SUCCESS');
    });
  });
}
