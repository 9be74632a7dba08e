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
      paragraph('If it wasn’t you, ignore this mail: without the code no account is made.'),
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
        'Somebody tried to register at Spindle with your e-mail address. You already have an account, so no other was made, and nothing about yours was changed.',
      ),
      link('Sign in', `${publicUrl}/ui/signin`),
      link('Forgot your password?', `${publicUrl}/ui/passwordRecovery`),
      paragraph('If it wasn’t you, there is nothing you need to do.'),
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
    subject: 'Your code for a new Spindle password',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph('With this code you can set a new password:'),
      paragraph(code),
      paragraph(
        `${recoveryCodeValidity} Enter it on the page you asked for it from, or open the page below and choose “I have a code”.`,
      ),
      paragraph(
        'If you did not ask for it, you need not do anything: your password stays as it is. Give the code to nobody.',
      ),
      linkToNewPassword(publicUrl),
    ],
  };
}
