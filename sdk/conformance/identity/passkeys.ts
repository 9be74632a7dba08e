import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { changePassword } from '../makers/own-account.ts';
import { addPasskey, enterPasskey, optionsToUse } from '../makers/passkey.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterPassword, isSignedIn } from '../makers/sign-in.ts';
import { softwareAuthenticator } from '../makers/software-authenticator.ts';

const right = { Status: 'SUCCESS', Reason: "You're signed in." };
const wrong = { Status: 'ERROR', code: 'PASSKEY_NOT_RIGHT' };
const over = { Status: 'ERROR', code: 'START_AGAIN' };
const withPassword = { Status: 'ERROR', code: 'PASSWORD_NEEDED' };

export function passkeySignInConforms(shop: () => ConformingShop): void {
  const owner = async () => {
    const account = await shop().signedIn('customer');
    return { ...account, device: await addPasskey(account.shop, shop().origin) };
  };

  describe('signing in with a passkey', () => {
    it('needs nothing else if the device verified its owner, and is fresh proof', async () => {
      const { device, email } = await owner();
      const browser = shop().visitor();
      const options = await optionsToUse(browser);
      expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
      expect(await enterPasskey(browser, device.get(options))).toEqual(right);
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({
        Email: email,
        MFA: true,
        MFAToken: true,
        Passkeys: true,
      });
      await replyOf(browser.POST('/api/user/passkeys/options'));
      const [passkey] = (await replyOf(browser.GET('/api/user/passkeys'))).passkeys;
      expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: expect.any(String) });
    });

    it('needs the password first if the device verified no one', async () => {
      const { device, ...account } = await owner();
      const browser = shop().visitor();
      const verifies = false;
      const alone = device.get(await optionsToUse(browser), { verifies });
      expect(await enterPasskey(browser, alone)).toMatchObject(withPassword);
      expect(await isSignedIn(browser)).toBe(false);
      await enterPassword(browser, account);
      const options = await optionsToUse(browser);
      expect(options).toMatchObject({
        allowCredentials: [{ id: alone.id }],
        userVerification: 'preferred',
      });
      expect(await enterPasskey(browser, device.get(options, { verifies }))).toEqual(right);
      expect(await isSignedIn(browser)).toBe(true);
    });

    it('answers one challenge once, within five minutes, in the same browser', async () => {
      const { device } = await owner();
      const [browser, other] = [shop().visitor(), shop().visitor()];
      const answer = device.get(await optionsToUse(browser));
      await optionsToUse(other);
      expect(await enterPasskey(other, answer)).toMatchObject(wrong);
      expect(await enterPasskey(browser, answer)).toEqual(right);
      expect(await enterPasskey(other, answer)).toMatchObject(over);
      expect(await enterPasskey(browser, answer)).toMatchObject(over);
      const late = device.get(await optionsToUse(other));
      shop().advance(6);
      expect(await enterPasskey(other, late)).toMatchObject(over);
    });

    it("is rejected for another site, a stranger's device and a copy", async () => {
      const { device } = await owner();
      const browser = shop().visitor();
      const elsewhere = { origin: 'https://sp1ndle.example' };
      const phished = device.get(await optionsToUse(browser), elsewhere);
      expect(await enterPasskey(browser, phished)).toMatchObject(wrong);
      const unknown = softwareAuthenticator(shop().origin);
      const strange = unknown.get(await optionsToUse(browser));
      strange.response.userHandle = phished.response.userHandle ?? '';
      expect(await enterPasskey(browser, strange)).toMatchObject(wrong);
      const used = device.get(await optionsToUse(browser), { counter: 7 });
      expect(await enterPasskey(browser, used)).toEqual(right);
      const copied = device.get(await optionsToUse(browser), { counter: 7 });
      expect(await enterPasskey(shop().visitor(), copied)).toMatchObject(over);
      expect(await enterPasskey(browser, copied)).toMatchObject(wrong);
    });

    it('shares its attempts with codes', async () => {
      const { device } = await owner();
      const browser = shop().visitor();
      for (let tries = 0; tries < 5; tries += 1) {
        const guess = device.get(await optionsToUse(browser), { origin: 'https://other.example' });
        expect(await enterPasskey(browser, guess)).toMatchObject(wrong);
      }
      const answer = device.get(await optionsToUse(browser));
      expect((await rejectionOf(enterPasskey(browser, answer))).status).toBe(429);
    });

    it('needs the new password once after a change', async () => {
      const { device, shop: browser, ...account } = await owner();
      const password = 'nine quiet otters';
      await changePassword(browser, { oldPassword: account.password, password });
      const intruder = shop().visitor();
      const alone = async () => device.get(await optionsToUse(intruder));
      expect(await enterPasskey(intruder, await alone())).toMatchObject(withPassword);
      await enterPassword(intruder, { email: account.email, password });
      expect(await enterPasskey(intruder, await alone())).toEqual(right);
      expect(await enterPasskey(intruder, await alone())).toEqual(right);
    });

    it('ends with a reset by staff', async () => {
      const { device, userId } = await owner();
      const { shop: staff } = await administratorOf(shop());
      const params = { path: { id: userId } };
      await replyOf(staff.POST('/api/admin/customers/{id}/resetAuthenticator', { params }));
      const browser = shop().visitor();
      const answer = device.get(await optionsToUse(browser));
      expect(await enterPasskey(browser, answer)).toMatchObject(wrong);
    });
  });
}
