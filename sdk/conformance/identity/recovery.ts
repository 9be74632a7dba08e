import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { mailedCode, otherThan } from '../makers/mailed-code.ts';
import { requestCode, setPassword } from '../makers/recover.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterPassword, isSignedIn } from '../makers/sign-in.ts';

const password = 'seven quiet otters';
const rejected = {
  Status: 'ERROR',
  Reason:
    'That code is wrong or has expired. Use the code in our latest email, or request a new one.',
};

export function recoveryConforms(shop: () => ConformingShop): void {
  describe('recovering a password', () => {
    it('gives the same response whether or not the address is registered', async () => {
      const { email } = await shop().account();
      const known = await requestCode(shop().visitor(), email);
      expect(known).toEqual({
        Status: 'SUCCESS',
        Reason:
          "If an account uses this email address, we've emailed a code. The code is valid for 10 minutes. If no code arrives, try again in a minute.",
      });
      const unknown = await requestCode(shop().visitor(), `${crypto.randomUUID()}@example.com`);
      expect(unknown).toEqual(known);
    });

    it('sets a new password with the emailed code and signs out everywhere', async () => {
      const { shop: before, email, password: old } = await shop().signedIn('customer');
      const browser = shop().visitor();
      await requestCode(browser, email);
      const code = await mailedCode(shop(), email);
      expect(await setPassword(browser, { email, code, password })).toEqual({
        Status: 'SUCCESS',
        Reason: 'Password changed. Sign in with your new password.',
      });
      expect(await isSignedIn(before)).toBe(false);
      expect((await enterPassword(browser, { email, password: old })).Status).toBe('ERROR');
      expect((await enterPassword(browser, { email, password })).Status).toBe('SUCCESS');
      const subjects = (await shop().mailsTo(email, 2)).map(({ subject }) => subject);
      expect(subjects).toEqual([
        'Your Spindle password reset code',
        'Your Spindle password was changed',
      ]);
    });

    it('sends one code a minute', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, email);
      const first = await mailedCode(shop(), email);
      expect(await requestCode(browser, email)).toEqual({
        Status: 'SUCCESS',
        Reason:
          "You just requested a code, so we didn't send another. If an account uses this email address, use the code in our latest email, or try again in a minute.",
      });
      shop().advance(2);
      await requestCode(browser, email);
      const second = await mailedCode(shop(), email, 2);
      expect(await setPassword(browser, { email, code: first, password })).toMatchObject(rejected);
      expect((await setPassword(browser, { email, code: second, password })).Status).toBe(
        'SUCCESS',
      );
    });

    it('accepts each code once', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, email);
      const code = await mailedCode(shop(), email);
      await setPassword(browser, { email, code, password });
      const again = { email, code, password: 'eight quiet otters' };
      expect(await setPassword(browser, again)).toMatchObject(rejected);
    });

    it('rejects even the correct code after five wrong ones', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, email);
      const code = await mailedCode(shop(), email);
      for (let tries = 0; tries < 5; tries += 1) {
        const wrong = { email, code: otherThan(code), password };
        expect(await setPassword(browser, wrong)).toMatchObject(rejected);
      }
      expect(await setPassword(browser, { email, code, password })).toMatchObject(rejected);
    });

    it('accepts the code in another browser too', async () => {
      const { email } = await shop().account();
      await requestCode(shop().visitor(), email);
      const code = await mailedCode(shop(), email);
      const reply = await setPassword(shop().visitor(), { email, code, password });
      expect(reply.Status).toBe('SUCCESS');
    });

    it('sends everyone their own code, whoever asks first', async () => {
      const { email } = await shop().account();
      const stranger = shop().visitor();
      await requestCode(stranger, email);
      const theirs = await mailedCode(shop(), email);
      const browser = shop().visitor();
      await requestCode(browser, email);
      const code = await mailedCode(shop(), email, 2);
      for (let tries = 0; tries < 5; tries += 1) {
        const wrong = { email, code: otherThan(theirs), password };
        expect(await setPassword(stranger, wrong)).toMatchObject(rejected);
        expect(await setPassword(shop().visitor(), wrong)).toMatchObject(rejected);
      }
      const dead = { email, code: theirs, password };
      expect(await setPassword(stranger, dead)).toMatchObject(rejected);
      expect((await setPassword(browser, { email, code, password })).Status).toBe('SUCCESS');
    });

    it('accepts a code that someone else requested for its owner', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, email);
      await requestCode(shop().visitor(), email);
      const code = await mailedCode(shop(), email, 2);
      expect((await setPassword(browser, { email, code, password })).Status).toBe('SUCCESS');
    });

    it('accepts the emailed code, however many emails strangers have used up', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, email);
      const code = await mailedCode(shop(), email);
      for (let mails = 0; mails < 4; mails += 1) await requestCode(shop().visitor(), email);
      shop().advance(2);
      expect(await rejectionOf(requestCode(browser, email))).toMatchObject({ status: 429 });
      expect((await setPassword(browser, { email, code, password })).Status).toBe('SUCCESS');
    });

    it.each([
      [9, { Status: 'SUCCESS' }],
      [11, rejected],
    ])('accepts codes for ten minutes: one that is %i minutes old', async (minutes, reply) => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      await requestCode(browser, email);
      const code = await mailedCode(shop(), email);
      shop().advance(minutes);
      expect(await setPassword(browser, { email, code, password })).toMatchObject(reply);
    });

    it('rejects a weak password before it checks the code', async () => {
      const { email } = await shop().account();
      const guessed = { email, code: '12345678', password: 'password' };
      expect(await rejectionOf(setPassword(shop().visitor(), guessed))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'is too common' }],
      });
      const different = { email, code: '12345678', password, vpassword: 'seven other otters' };
      expect(await rejectionOf(setPassword(shop().visitor(), different))).toMatchObject({
        status: 400,
        errors: [{ path: 'vpassword', message: "doesn't match the password" }],
      });
    });

    it('unlocks what too many wrong passwords had locked', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      for (let tries = 0; tries < 10; tries += 1) {
        await enterPassword(browser, { email, password: 'not this one' });
      }
      await requestCode(browser, email);
      await setPassword(browser, { email, code: await mailedCode(shop(), email), password });
      expect((await enterPassword(browser, { email, password })).Status).toBe('SUCCESS');
    });
  });
}
