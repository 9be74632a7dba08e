import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { wrongCode } from '../makers/authenticator.ts';
import { mailedCode, otherThan } from '../makers/mailed-code.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { newcomer } from '../makers/register.ts';
import { requestCode, setPassword } from '../makers/recover.ts';
import { enterPassword, isSignedIn, signInAt } from '../makers/sign-in.ts';

const nothingBegun = { Step: 1, Email: null, OTP: null, ResendSeconds: 0 };
const startAgain = 'This registration has expired or was started in another browser. Start over.';

export function registrationConforms(shop: () => ConformingShop): void {
  describe('registering', () => {
    it('is open', async () => {
      const { REGISTRATION } = await replyOf(shop().visitor().GET('/api/user/canRegister'));
      expect(REGISTRATION).toBe(true);
    });

    it('continues where the browser left off, step by step', async () => {
      const ada = newcomer(shop());
      expect(await ada.progress()).toEqual(nothingBegun);

      const { OTP, ...started } = await ada.start();
      expect(started).toEqual({
        Status: 'SUCCESS',
        Reason: 'Scan the code with your authenticator app.',
      });
      expect(decodeURIComponent(String(OTP))).toContain(`otpauth://totp/Spindle:${ada.email}`);
      expect(await ada.progress()).toEqual({ Step: 2, Email: ada.email, OTP, ResendSeconds: 0 });

      expect(await ada.confirm()).toEqual({
        Status: 'SUCCESS',
        Reason: 'We emailed you a code. The code is valid for 30 minutes.',
        RecoveryCodes: null,
      });
      const { ResendSeconds, ...mailed } = await ada.progress();
      expect(mailed).toEqual({ Step: 3, Email: ada.email, OTP: null });
      expect(ResendSeconds).toBeGreaterThan(0);

      const made = await ada.complete(await mailedCode(shop(), ada.email));
      expect(made).toMatchObject({
        Status: 'SUCCESS',
        Reason: 'Your account is ready. Keep these codes in a safe place.',
      });
      expect(new Set(made.RecoveryCodes).size).toBe(10);
      expect(await ada.progress()).toEqual(nothingBegun);
      expect(await isSignedIn(await signInAt(shop(), ada))).toBe(true);
    });

    it('accepts letters beyond ASCII in domain and password, in any normalization', async () => {
      const name = crypto.randomUUID();
      const stored = `${name}@xn--mller-kva.example`;
      const password = 'müde Bären träumen';
      const ada = newcomer(shop(), { email: `${name}@müller.example`, password });
      await ada.start({ vpassword: password.normalize('NFD') });
      expect(await ada.progress()).toMatchObject({ Step: 2, Email: stored });
      await ada.confirm();
      await ada.complete(await mailedCode(shop(), stored));
      const typed = { email: `${name}@MU\u0308LLER.example`, password: password.normalize('NFD') };
      const { totpSecret } = ada;
      expect(await isSignedIn(await signInAt(shop(), { ...typed, totpSecret }))).toBe(true);

      await requestCode(shop().visitor(), ada.email);
      const code = await mailedCode(shop(), stored, 2);
      const recovered = { email: typed.email, code, password: 'größere Bären' };
      expect((await setPassword(shop().visitor(), recovered)).Status).toBe('SUCCESS');
      const { email } = typed;
      const again = { email, password: recovered.password.normalize('NFD') };
      expect((await enterPassword(shop().visitor(), again)).Status).toBe('SUCCESS');
    });

    it('sends the code with a subject that says what it is', async () => {
      const ada = newcomer(shop());
      await ada.start();
      await ada.confirm();
      const [mail] = await shop().mailsTo(ada.email, 1);
      expect(mail?.subject).toBe('Your Spindle verification code');
      expect(mail?.text).toContain('The code is valid for 30 minutes.');
    });

    it.each([
      ['12345678', 'is too common'],
      ['Spindle-2026', 'must not be your name, your email address or our name'],
    ])('rejects the password %s', async (password, message) => {
      const rejection = await rejectionOf(
        newcomer(shop()).start({ password, vpassword: password }),
      );
      expect(rejection).toMatchObject({
        status: 400,
        message: 'This password is easy to guess. Choose another, such as three unusual words.',
        errors: [{ path: 'password', message }],
      });
    });

    it('rejects passwords that differ, and names that are too short', async () => {
      expect(
        await rejectionOf(newcomer(shop()).start({ vpassword: 'measure-once-cut-twice' })),
      ).toMatchObject({
        status: 400,
        errors: [{ path: 'vpassword', message: "doesn't match the password" }],
      });
      expect(await rejectionOf(newcomer(shop()).start({ firstName: 'A' }))).toMatchObject({
        status: 400,
        errors: [{ path: 'firstName', message: 'must be at least 2 characters long' }],
      });
    });

    it('accepts five authenticator codes, then has to be restarted', async () => {
      const ada = newcomer(shop());
      await ada.start();
      const wrong = wrongCode(shop(), ada.totpSecret);
      expect(await ada.confirm(wrong)).toMatchObject({
        Status: 'ERROR',
        Reason: 'That code is wrong. Wait for the next code and try again.',
      });
      for (let tries = 1; tries < 5; tries += 1) await ada.confirm(wrong);
      expect(await ada.confirm()).toMatchObject({
        Status: 'ERROR',
        Reason: 'Too many wrong codes. Start over.',
      });
    });

    it('says so if the second step was done before', async () => {
      const ada = newcomer(shop());
      await ada.start();
      await ada.confirm();
      expect(await ada.confirm()).toMatchObject({
        Status: 'ERROR',
        Reason:
          "You've already completed this step. Reload the page, then continue with the email we sent you.",
      });
    });

    it('sends another code after a minute, which replaces the first', async () => {
      const ada = newcomer(shop());
      await ada.start();
      await ada.confirm();
      const first = await mailedCode(shop(), ada.email);
      const times = 'We just sent a code. It may take a minute to arrive.';
      expect(await ada.resend()).toEqual({ Status: 'SUCCESS', Reason: times });
      shop().advance(2);
      expect(await ada.resend()).toEqual({ Status: 'SUCCESS', Reason: times });
      const second = await mailedCode(shop(), ada.email, 2);
      expect(await ada.complete(first)).toMatchObject({
        Status: 'ERROR',
        Reason: 'That code is wrong. Use the code in our latest email.',
      });
      expect((await ada.complete(second)).Status).toBe('SUCCESS');
    });

    it('accepts five emailed codes, then requires a new one', async () => {
      const ada = newcomer(shop());
      await ada.start();
      await ada.confirm();
      const code = await mailedCode(shop(), ada.email);
      for (let tries = 0; tries < 5; tries += 1) await ada.complete(otherThan(code));
      expect(await ada.complete(code)).toMatchObject({
        Status: 'ERROR',
        Reason: 'Too many wrong codes. Request a new code.',
      });
    });

    it('rejects codes older than 30 minutes', async () => {
      const ada = newcomer(shop());
      await ada.start();
      shop().advance(10);
      await ada.confirm();
      const code = await mailedCode(shop(), ada.email);
      shop().advance(31);
      expect(await ada.complete(code)).toMatchObject({
        Status: 'ERROR',
        Reason: 'This code is older than 30 minutes. Request a new code.',
      });
    });

    it('can be completed in another browser with the code', async () => {
      const ada = newcomer(shop());
      await ada.start();
      await ada.confirm();
      const code = await mailedCode(shop(), ada.email);
      expect((await ada.complete(code, shop().visitor())).Status).toBe('SUCCESS');
    });

    it('keeps registrations of the same address in two browsers apart', async () => {
      const ada = newcomer(shop());
      await ada.start();
      await newcomer(shop(), ada).start();
      const elsewhere = ada.confirm(undefined, shop().visitor());
      expect(await elsewhere).toMatchObject({ Status: 'ERROR', Reason: startAgain });
      expect((await ada.confirm()).Status).toBe('SUCCESS');
    });

    it("can't be completed before it is started", async () => {
      const rejection = { Status: 'ERROR', Reason: startAgain, RecoveryCodes: null };
      expect(await newcomer(shop()).confirm('123456')).toMatchObject(rejection);
      expect(await newcomer(shop()).complete('12345678')).toMatchObject(rejection);
    });

    it('reveals only by email that an address has an account', async () => {
      const { email } = await shop().account();
      const stranger = newcomer(shop(), { email });
      expect((await stranger.start()).Status).toBe('SUCCESS');
      expect((await stranger.confirm()).Status).toBe('SUCCESS');
      const [mail] = await shop().mailsTo(email, 1);
      expect(mail?.subject).toBe('You already have an account at Spindle');
      expect(mail?.text).not.toMatch(/\d{8}/);
    });
  });
}
