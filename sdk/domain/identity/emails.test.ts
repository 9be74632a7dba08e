import { expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import { accountNoticeEmail, accountNotices } from './account-notice-email.ts';
import { knownAddressEmail, recoveryCodeEmail, registrationCodeEmail } from './code-emails.ts';

const publicUrl = 'https://shop.example';
const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

it('owners get an email about each change of access to their account', () => {
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
    "Your {{shop}} password was changed

    Hello Ines,

    Your account password was changed on November 22, 2026 at 1:05 AM PST.

    If this wasn't you, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    Your {{shop}} authenticator was changed

    Hello Ines,

    A new authenticator was set up for your account on November 22, 2026 at 1:05 AM PST.

    Codes from your old authenticator no longer work.

    If this wasn't you, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    Your {{shop}} authenticator was reset

    Hello Ines,

    Our staff removed your authenticator, recovery codes and password and signed you out everywhere on November 22, 2026 at 1:05 AM PST.

    To get back in, reset your password, sign in, then set up your authenticator again.

    If you didn't ask for this, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    You have new {{shop}} recovery codes

    Hello Ines,

    New recovery codes were created for your account on November 22, 2026 at 1:05 AM PST.

    Your old recovery codes no longer work.

    If this wasn't you, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    A recovery code for your {{shop}} account was used

    Hello Ines,

    Someone signed in with a recovery code instead of your authenticator on November 22, 2026 at 1:05 AM PST.

    Each code works once. You can create new codes on your account page.

    If this wasn't you, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    A passkey was added to your {{shop}} account

    Hello Ines,

    A passkey was added to your account on November 22, 2026 at 1:05 AM PST.

    A passkey signs you in without a password or code. You can remove it on your account page.

    If this wasn't you, remove the passkey, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    A passkey was removed from your {{shop}} account

    Hello Ines,

    A passkey was removed from your account on November 22, 2026 at 1:05 AM PST.

    That passkey can no longer sign in.

    If this wasn't you, reset your password now and contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    You're now an administrator at {{shop}}

    Hello Ines,

    Your account was given the administrator role on November 22, 2026 at 1:05 AM PST.

    If you didn't expect this, contact us. If someone else may be using your account, reset your password.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    Your roles at {{shop}} have changed

    Hello Ines,

    An administrator changed the roles of your account on November 22, 2026 at 1:05 AM PST.

    If you didn't expect this, contact us.

    Reset your password: https://shop.example/ui/passwordRecovery

    Contact us: https://shop.example/ui/support

    {{shop}}
    "
  `);
});

it('emails codes for registration and recovery, and notifies owners of a registration with their address', () => {
  expect(asRead(registrationCodeEmail('12345678'))).toMatchInlineSnapshot(`
    "Your {{shop}} verification code

    Hello,

    Enter this code to finish creating your {{shop}} account:

    12345678
    --------

    The code is valid for 30 minutes.

    If this wasn't you, ignore this email. Without the code, no account will be created.

    {{shop}}
    "
  `);
  expect(asRead(knownAddressEmail(publicUrl))).toMatchInlineSnapshot(`
    "You already have an account at {{shop}}

    Hello,

    Someone tried to create an account at {{shop}} with your email address. You already have an account, so we didn't create another. Your account hasn't changed.

    Sign in: https://shop.example/ui/signin

    Forgot your password? https://shop.example/ui/passwordRecovery

    If this wasn't you, you don't need to do anything.

    {{shop}}
    "
  `);
  expect(asRead(recoveryCodeEmail({ firstName: 'Ines', code: '12345678', publicUrl })))
    .toMatchInlineSnapshot(`
      "Your {{shop}} password reset code

      Hello Ines,

      You asked to reset your password. Use this code:

      12345678

      The code is valid for 10 minutes. Enter the code on the password page, or open the page below and choose “I have a code”.

      If you didn't ask for this code, ignore this email. Your password hasn't changed. Never share this code.

      Reset your password: https://shop.example/ui/passwordRecovery

      {{shop}}
      "
    `);
});
