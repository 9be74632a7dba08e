import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { addressBookConforms } from './account/address-book.ts';
import { passkeysConform } from './account/passkeys.ts';
import { deletionConforms } from './account/deletion.ts';
import { exportConforms } from './account/export.ts';
import { proofConforms } from './account/proof.ts';
import { sessionsConform } from './account/sessions.ts';
import { defineConformance } from './define-conformance.ts';
import {
  changePassword,
  changeName,
  confirmChange,
  renewCodes,
  startChange,
} from './makers/own-account.ts';
import { codeAt, freshCode, secretIn, wrongCode } from './makers/authenticator.ts';
import { mailedCode } from './makers/mailed-code.ts';
import { requestCode, setPassword } from './makers/recover.ts';
import { rejectionOf } from './makers/rejection.ts';
import { enterCode, enterPassword, isSignedIn, signInAt } from './makers/sign-in.ts';

const password = 'seven quiet otters';
const codeRejected = {
  Status: 'ERROR',
  Reason: 'That code is wrong or was already used. Wait for the next code and try again.',
};

export const accountConformance = defineConformance(['account'], (shop) => {
  proofConforms(shop);
  sessionsConform(shop);
  passkeysConform(shop);
  deletionConforms(shop);
  exportConforms(shop);
  addressBookConforms(shop);

  const someone = () => shop().signedIn('customer');

  /** Sorted, because emails may arrive in any order. */
  async function subjectsTo(email: string, count: number) {
    return (await shop().mailsTo(email, count)).map(({ subject }) => subject);
  }

  it('changes a name and trims spaces', async () => {
    const { shop: browser } = await someone();
    expect(await changeName(browser, ' Grace ', 'Hopper')).toEqual({
      Status: 'SUCCESS',
      Reason: 'Name changed.',
    });
    expect(await replyOf(browser.GET('/api/user'))).toMatchObject({
      FirstName: 'Grace',
      LastName: 'Hopper',
    });
  });

  it('rejects a name of spaces only', async () => {
    const { shop: browser } = await someone();
    expect(await rejectionOf(changeName(browser, '    ', 'Hopper'))).toMatchObject({
      status: 400,
      message: 'Please enter your first and last name.',
      errors: [{ path: 'firstName', message: 'must have at least 2 letters' }],
    });
    expect(await replyOf(browser.GET('/api/user'))).toMatchObject({ LastName: 'Park' });
  });

  it('changes a password and signs out everywhere else', async () => {
    const { shop: browser, ...account } = await someone();
    const other = await signInAt(shop(), account);
    const { email, password: oldPassword } = account;
    expect(await changePassword(browser, { oldPassword, password })).toEqual({
      Status: 'SUCCESS',
      Reason: 'Password changed. We signed out your other devices.',
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const visitor = shop().visitor();
    expect((await enterPassword(visitor, account)).Status).toBe('ERROR');
    expect((await enterPassword(visitor, { email, password })).Status).toBe('SUCCESS');
    expect(await subjectsTo(email, 2)).toContain('Your Spindle password was changed');
  });

  it('rejects a new password without the old one, and signs no one out', async () => {
    const { shop: browser, ...account } = await someone();
    const other = await signInAt(shop(), account);
    expect(await changePassword(browser, { oldPassword: 'not this one', password })).toMatchObject({
      Status: 'ERROR',
      Reason: 'Your current password is wrong. Check it and try again.',
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(true);
    expect((await enterPassword(shop().visitor(), account)).Status).toBe('SUCCESS');
  });

  it('says what is wrong with a new password', async () => {
    const { shop: browser, password: oldPassword, email } = await someone();
    const resemblesOwnDetails = 'must not be your name, your email address or our name';
    const options = [
      { password: email, path: 'password', message: resemblesOwnDetails },
      { password: 'password1', path: 'password', message: 'is too common' },
      {
        password,
        vpassword: 'six quiet otters',
        path: 'vpassword',
        message: "doesn't match the password",
      },
      { password: oldPassword, path: 'password', message: 'is your current password' },
      { password: 'short', path: 'password', message: 'must be at least 8 characters long' },
    ];
    for (const { path, message, ...passwords } of options) {
      const rejection = await rejectionOf(changePassword(browser, { oldPassword, ...passwords }));
      expect(rejection.status).toBe(400);
      expect(rejection.errors).toContainEqual({ path, message });
    }
  });

  it('invalidates an emailed code when the password changes', async () => {
    const { shop: browser, email, password: oldPassword } = await someone();
    const visitor = shop().visitor();
    await requestCode(visitor, email);
    const code = await mailedCode(shop(), email);
    await changePassword(browser, { oldPassword, password });
    const reply = await setPassword(visitor, { email, code, password: 'eight quiet otters' });
    expect(reply.Status).toBe('ERROR');
  });

  it('creates ten recovery codes that work once each', async () => {
    const { shop: browser, ...account } = await someone();
    expect(await replyOf(browser.GET('/api/user/recoveryCodes'))).toEqual({ Left: 0 });
    const { RecoveryCodes, ...reply } = await renewCodes(
      browser,
      freshCode(shop(), account.totpSecret),
    );
    expect(reply).toEqual({
      Status: 'SUCCESS',
      Reason: 'Keep these codes in a safe place. Your old codes no longer work.',
    });
    expect(RecoveryCodes).toHaveLength(10);
    const other = shop().visitor();
    await enterPassword(other, account);
    expect((await enterCode(other, RecoveryCodes?.[3] ?? '')).Status).toBe('SUCCESS');
    expect(await replyOf(browser.GET('/api/user/recoveryCodes'))).toEqual({ Left: 9 });
    expect(await subjectsTo(account.email, 3)).toContain(
      'A recovery code for your Spindle account was used',
    );
  });

  it('replaces recovery codes, also with one of the earlier codes', async () => {
    const { shop: browser, email, totpSecret } = await someone();
    const first = await renewCodes(browser, freshCode(shop(), totpSecret));
    const [spent = '', void_ = ''] = first.RecoveryCodes ?? [];
    expect((await renewCodes(browser, spent)).Status).toBe('SUCCESS');
    expect(await renewCodes(browser, void_)).toMatchObject(codeRejected);
    expect(await replyOf(browser.GET('/api/user/recoveryCodes'))).toEqual({ Left: 10 });
    const subjects = (await shop().mailsTo(email, 3)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === 'You have new Spindle recovery codes')).toHaveLength(2);
  });

  it('rejects a used code for new recovery codes', async () => {
    const { shop: browser, totpSecret } = await someone();
    const code = freshCode(shop(), totpSecret);
    await renewCodes(browser, code);
    expect(await renewCodes(browser, code)).toMatchObject({ ...codeRejected, RecoveryCodes: null });
  });

  it('replaces the authenticator when the first code of the new one is entered', async () => {
    const { shop: browser, ...account } = await someone();
    const other = await signInAt(shop(), account);
    const displayed = await startChange(browser, freshCode(shop(), account.totpSecret));
    expect(displayed).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Scan the QR code with your new authenticator, then enter the code it shows.',
      MFALINK: displayed.MFAQR,
    });
    const totpSecret = secretIn(displayed.MFAQR);
    expect(totpSecret).not.toBe(account.totpSecret);
    expect(await confirmChange(browser, codeAt(totpSecret, shop().now()))).toEqual({
      Status: 'SUCCESS',
      Reason: 'Authenticator changed. We signed out your other devices.',
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(await signInAt(shop(), { ...account, totpSecret }))).toBe(true);
    await expect(signInAt(shop(), account)).rejects.toThrow('That code is wrong');
    expect(await subjectsTo(account.email, 3)).toContain('Your Spindle authenticator was changed');
  });

  it('keeps the authenticator until a valid code of the new one is entered', async () => {
    const { shop: browser, ...account } = await someone();
    const { MFAQR } = await startChange(browser, freshCode(shop(), account.totpSecret));
    const ofTheOldOne = freshCode(shop(), account.totpSecret);
    for (const code of [wrongCode(shop(), secretIn(MFAQR)), ofTheOldOne]) {
      expect(await confirmChange(browser, code)).toMatchObject({
        Status: 'ERROR',
        Reason: 'That code is wrong. Enter the current code from your new authenticator.',
      });
    }
    expect(await isSignedIn(await signInAt(shop(), account))).toBe(true);
  });

  it('waits ten minutes for the first code of a new authenticator', async () => {
    const { shop: browser, totpSecret } = await someone();
    const { MFAQR } = await startChange(browser, freshCode(shop(), totpSecret));
    shop().advance(11);
    expect(await confirmChange(browser, codeAt(secretIn(MFAQR), shop().now()))).toMatchObject({
      Status: 'ERROR',
      Reason: 'Your authenticator setup has expired. Start over.',
    });
  });

  it('shows no new authenticator for a wrong code', async () => {
    const { shop: browser, totpSecret } = await someone();
    expect(await startChange(browser, wrongCode(shop(), totpSecret))).toMatchObject({
      ...codeRejected,
      MFAQR: null,
      MFALINK: null,
    });
  });

  it('accepts five wrong codes in all, whatever they are for', async () => {
    const { shop: browser, totpSecret } = await someone();
    const wrong = wrongCode(shop(), totpSecret);
    for (let tries = 0; tries < 3; tries += 1) await renewCodes(browser, wrong);
    for (let tries = 0; tries < 2; tries += 1) await startChange(browser, wrong);
    const rejection = await rejectionOf(renewCodes(browser, freshCode(shop(), totpSecret)));
    expect(rejection.status).toBe(429);
  });
});
