import { worded } from '../emails/wording.ts';
import { heading, link, linkToNewPassword, paragraph, type Email } from '../mail/email.ts';
import { recoveryCodeValidity, registrationCodeValidity } from './mailed-codes.ts';

/**
 * Returns the email with the registration code, which is its only run of eight digits. The greeting
 * has no name, because a stranger could have entered a message as the name.
 */
export function registrationCodeEmail(code: string): Email {
  return worded(
    'registration-code',
    {},
    {
      greeting: 'Hello,',
      blocks: [
        heading(code),
        paragraph(registrationCodeValidity),
        paragraph(
          "If this wasn't you, ignore this email. Without the code, no account will be created.",
        ),
      ],
    },
  );
}

/** Returns the email for a registration with an address that already has an account. */
export function knownAddressEmail(publicUrl: string): Email {
  return worded(
    'address-known',
    {},
    {
      greeting: 'Hello,',
      blocks: [
        link('Sign in', `${publicUrl}/ui/signin`),
        link('Forgot your password?', `${publicUrl}/ui/passwordRecovery`),
        paragraph("If this wasn't you, you don't need to do anything."),
      ],
    },
  );
}

/**
 * Returns the email for a registration: the code, or the notice that the address already has an
 * account.
 */
export const registrationEmail = (
  { code, isKnown }: { code: string; isKnown: boolean },
  publicUrl: string,
): Email => (isKnown ? knownAddressEmail(publicUrl) : registrationCodeEmail(code));

interface RecoveryCode {
  firstName: string;
  code: string;
  publicUrl: string;
}

/** Returns the email with the code for a new password. The code is its only run of eight digits. */
export function recoveryCodeEmail({ firstName, code, publicUrl }: RecoveryCode): Email {
  return worded(
    'recovery-code',
    { name: firstName },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
        paragraph(code),
        paragraph(
          `${recoveryCodeValidity} Enter the code on the password page, or open the page below and choose “I have a code”.`,
        ),
        paragraph(
          "If you didn't ask for this code, ignore this email. Your password hasn't changed. Never share this code.",
        ),
        linkToNewPassword(publicUrl),
      ],
    },
  );
}
