import { heading, link, linkToNewPassword, paragraph, type Email } from '../mail/email.ts';
import { recoveryCodeValidity, registrationCodeValidity } from './mailed-codes.ts';

/**
 * The code of step 3: the only eight digits in the e-mail. It names nobody: what was typed as a name
 * may be a message to a stranger.
 */
export function registrationCodeEmail(code: string): Email {
  return {
    subject: 'Your Spindle verification code',
    greeting: 'Hello,',
    blocks: [
      paragraph('Enter this code to finish creating your Spindle account:'),
      heading(code),
      paragraph(registrationCodeValidity),
      paragraph(
        'If this wasn’t you, ignore this email. Without the code, no account will be created.',
      ),
    ],
  };
}

/** Somebody tried to register with the address of an account. */
export function knownAddressEmail(publicUrl: string): Email {
  return {
    subject: 'You already have a Spindle account',
    greeting: 'Hello,',
    blocks: [
      paragraph(
        "Someone tried to create a Spindle account with your email address. You already have one, so we didn't create another or change your account.",
      ),
      link('Sign in', `${publicUrl}/ui/signin`),
      link('Forgot your password?', `${publicUrl}/ui/passwordRecovery`),
      paragraph("If this wasn’t you, you don't need to do anything."),
    ],
  };
}

/** What goes to an address that somebody registers with. */
export const registrationEmail = (
  { code, isKnown }: { code: string; isKnown: boolean },
  publicUrl: string,
): Email => (isKnown ? knownAddressEmail(publicUrl) : registrationCodeEmail(code));

interface RecoveryCode {
  firstName: string;
  code: string;
  publicUrl: string;
}

/** The code that sets a new password. It is the only run of eight digits in the e-mail. */
export function recoveryCodeEmail({ firstName, code, publicUrl }: RecoveryCode): Email {
  return {
    subject: 'Your Spindle password reset code',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph('You asked to reset your password. Use this code:'),
      paragraph(code),
      paragraph(
        `${recoveryCodeValidity} Enter the code on the password page, or open the page below and choose “I have a code”.`,
      ),
      paragraph(
        "If you didn't ask for this code, ignore this email. Your password hasn't changed. Never share this code.",
      ),
      linkToNewPassword(publicUrl),
    ],
  };
}
