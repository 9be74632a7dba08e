import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { codeAt, freshCode, wrongCode } from '../makers/authenticator.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterCode, enterPassword, isSignedIn, signInAt } from '../makers/sign-in.ts';

const wrongPassword = {
  Status: 'ERROR',
  Reason: 'Please check your username and password and try again',
};

export function signInConforms(shop: () => ConformingShop): void {
  describe('signing in', () => {
    it('needs a password, then a code', async () => {
      const account = await shop().account();
      const browser = shop().visitor();
      expect(await enterPassword(browser, account)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Enter your authenticator code.',
      });
      const user = { Email: account.email, Extended: false, Warehouse: false, MFAToken: true };
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({ ...user, MFA: false });
      expect(await enterCode(browser, freshCode(shop(), account.totpSecret))).toEqual({
        Status: 'SUCCESS',
        Reason: "You're signed in.",
        RecoveryCodes: null,
      });
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({ ...user, MFA: true });
    });

    it('rejects a wrong password and an unknown address in the same words', async () => {
      const { email } = await shop().account();
      const browser = shop().visitor();
      expect(await enterPassword(browser, { email, password: 'not this one' })).toMatchObject(
        wrongPassword,
      );
      const stranger = { email: `${crypto.randomUUID()}@example.com`, password: 'not this one' };
      expect(await enterPassword(browser, stranger)).toMatchObject(wrongPassword);
      expect(await rejectionOf(replyOf(browser.GET('/api/user')))).toMatchObject({
        status: 401,
        message: 'Please sign in.',
      });
    });

    it('ignores the case of the address, and spaces around it', async () => {
      const { email, password } = await shop().account();
      const reply = await enterPassword(shop().visitor(), {
        email: ` ${email.toUpperCase()} `,
        password,
      });
      expect(reply.Status).toBe('SUCCESS');
    });

    it('grants nothing before the code is entered', async () => {
      const { shop: pending } = await shop().signedIn('pending');
      expect(await rejectionOf(replyOf(pending.GET('/api/user/recoveryCodes')))).toMatchObject({
        status: 401,
        message: 'Enter your authenticator code.',
      });
    });

    it('accepts each code once', async () => {
      const account = await shop().account();
      const [first, second] = [shop().visitor(), shop().visitor()];
      await enterPassword(first, account);
      await enterPassword(second, account);
      const code = freshCode(shop(), account.totpSecret);
      await enterCode(first, code);
      expect(await enterCode(second, code)).toMatchObject({
        Status: 'ERROR',
        Reason: 'That code is wrong or was already used. Wait for the next code and try again.',
        RecoveryCodes: null,
      });
      expect(await isSignedIn(second)).toBe(false);
    });

    it("accepts a code with spaces, and the app's next code", async () => {
      const account = await shop().account();
      const browser = shop().visitor();
      await enterPassword(browser, account);
      const next = codeAt(account.totpSecret, new Date(shop().now().getTime() + 30_000));
      const spaced = `${next.slice(0, 3)} ${next.slice(3)}`;
      expect((await enterCode(browser, spaced)).Status).toBe('SUCCESS');
    });

    it('rejects codes for fifteen minutes after five wrong ones', async () => {
      const account = await shop().account();
      const browser = shop().visitor();
      await enterPassword(browser, account);
      const wrong = wrongCode(shop(), account.totpSecret);
      for (let tries = 0; tries < 5; tries += 1) await enterCode(browser, wrong);
      const rejection = await rejectionOf(
        enterCode(browser, codeAt(account.totpSecret, shop().now())),
      );
      expect(rejection).toMatchObject({
        status: 429,
        message: 'Too many attempts. Wait 15 minutes and try again.',
      });
      expect(rejection.retryAfterSeconds).toBeGreaterThan(800);
      shop().advance(16);
      expect((await enterCode(browser, codeAt(account.totpSecret, shop().now()))).Status).toBe(
        'SUCCESS',
      );
    });

    it('rejects passwords after ten wrong ones', async () => {
      const { email, password } = await shop().account();
      const browser = shop().visitor();
      for (let tries = 0; tries < 10; tries += 1) {
        await enterPassword(browser, { email, password: 'not this one' });
      }
      const rejection = await rejectionOf(enterPassword(browser, { email, password }));
      expect(rejection.status).toBe(429);
    });

    it('requires a human', async () => {
      const { email: username, password } = await shop().account();
      const body = { username, password, rct: 'robot' };
      expect(await replyOf(shop().visitor().POST('/login', { body }))).toMatchObject({
        Status: 'ERROR',
        Reason: "We couldn't confirm that you're human. Reload the page and try again.",
      });
    });

    it('says which fields are missing', async () => {
      const body = { username: '', password: '' };
      const rejection = await rejectionOf(replyOf(shop().visitor().POST('/login', { body })));
      expect(rejection).toMatchObject({
        status: 400,
        errors: [
          { path: 'username', message: 'is required' },
          { path: 'password', message: 'is required' },
        ],
      });
    });

    it('ends only the session that signs out', async () => {
      const { shop: browser, ...account } = await shop().signedIn('customer');
      const other = await signInAt(shop(), account);
      expect(await replyOf(browser.POST('/logout'))).toEqual({
        Status: 'SUCCESS',
        Reason: "You're signed out.",
      });
      expect(await isSignedIn(browser)).toBe(false);
      expect(await isSignedIn(other)).toBe(true);
    });

    it('expires after half an hour without activity', async () => {
      const { shop: browser } = await shop().signedIn('customer');
      shop().advance(20);
      expect(await isSignedIn(browser)).toBe(true);
      shop().advance(20);
      expect(await isSignedIn(browser)).toBe(true);
      shop().advance(31);
      expect(await rejectionOf(replyOf(browser.GET('/api/user')))).toMatchObject({ status: 401 });
    });

    it('offers no second authenticator to an account that has one', async () => {
      const { shop: pending } = await shop().signedIn('pending');
      expect(await replyOf(pending.GET('/api/user/createMfaToken'))).toMatchObject({
        Status: 'ERROR',
        Reason: 'Your account already has an authenticator or a passkey.',
        MFAQR: null,
        MFALINK: null,
      });
    });
  });
}
