import { expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import { accountNoticeEmail, accountNotices } from './account-notice-email.ts';
import { knownAddressEmail, recoveryCodeEmail, registrationCodeEmail } from './code-emails.ts';

const publicUrl = 'https://shop.example';
const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

it('owners are told of each change that opens or closes doors to their account', () => {
  const at = new Date('2026-11-22T09:05:00Z');
  const emails = accountNotices.map((notice) =>
    asRead(
      accountNoticeEmail(notice, {
        firstName: 'Ines',
        at,
        publicUrl,
        timeZone: 'America/Los_Angeles',
      }),
    ),
  );
  expect(emails.join('\n=====\n\n')).toMatchInlineSnapshot(`
    "Your Spindle password was changed

    Hello Ines,

    The password of your account was changed on November 22, 2026 at 1:05 AM PST.

    If this was not you, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    Your Spindle authenticator was changed

    Hello Ines,

    A new authenticator was set up for your account on November 22, 2026 at 1:05 AM PST.

    Codes of the earlier one no longer work.

    If this was not you, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    Your Spindle authenticator was reset

    Hello Ines,

    Our staff removed the authenticator, the recovery codes and the password of your account, and signed it out everywhere on November 22, 2026 at 1:05 AM PST.

    To get back in, set a new password, then sign in and set up your authenticator anew.

    If you did not ask us for this, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    You have new Spindle recovery codes

    Hello Ines,

    New recovery codes were made for your account on November 22, 2026 at 1:05 AM PST.

    The earlier ones no longer work.

    If this was not you, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    A Spindle recovery code was used

    Hello Ines,

    A recovery code was used in place of your authenticator on November 22, 2026 at 1:05 AM PST.

    Each code works once. You can make new ones on your account page.

    If this was not you, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    A passkey was added to your Spindle account

    Hello Ines,

    A passkey was added to your account on November 22, 2026 at 1:05 AM PST.

    It signs you in without password and code. You can remove it on your account page.

    If this was not you, remove it there, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    A passkey was removed from your Spindle account

    Hello Ines,

    A passkey was removed from your account on November 22, 2026 at 1:05 AM PST.

    Nobody can sign in with it any more.

    If this was not you, set a new password at once, and write to us.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    You are now an administrator of Spindle

    Hello Ines,

    Your account was given the rights of an administrator on November 22, 2026 at 1:05 AM PST.

    If you did not expect this, write to us. If you think that somebody else uses your account, set a new password.

    Set a new password: https://shop.example/ui/passwordRecovery

    Write to us: https://shop.example/ui/support

    Spindle
    "
  `);
});

it('codes are mailed to register and to recover, and owners told who is registering', () => {
  expect(asRead(registrationCodeEmail('12345678'))).toMatchInlineSnapshot(`
    "Your Spindle verification code

    Hello,

    Enter this code to finish creating your Spindle account:

    12345678
    --------

    It is valid for thirty minutes.

    If it wasn’t you, ignore this mail: without the code no account is made.

    Spindle
    "
  `);
  expect(asRead(knownAddressEmail(publicUrl))).toMatchInlineSnapshot(`
    "You already have a Spindle account

    Hello,

    Somebody tried to register at Spindle with your e-mail address. You already have an account, so no other was made, and nothing about yours was changed.

    Sign in: https://shop.example/ui/signin

    Forgot your password? https://shop.example/ui/passwordRecovery

    If it wasn’t you, there is nothing you need to do.

    Spindle
    "
  `);
  expect(asRead(recoveryCodeEmail({ firstName: 'Ines', code: '12345678', publicUrl })))
    .toMatchInlineSnapshot(`
    "Your code for a new Spindle password

    Hello Ines,

    With this code you can set a new password:

    12345678

    It is good for 10 minutes. Enter it on the page you asked for it from, or open the page below and choose “I have a code”.

    If you did not ask for it, you need not do anything: your password stays as it is. Give the code to nobody.

    Set a new password: https://shop.example/ui/passwordRecovery

    Spindle
    "
  `);
});
