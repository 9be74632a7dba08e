import { codeValidity } from '@spindle/sdk/domain/identity/mailed-codes';
import { writeLetter } from '../../gateways/letter.ts';

/**
 * The code of step 3: the only eight digits in the letter. It names nobody: what was typed as a name
 * may be a message to a stranger.
 */
export function codeLetter(code: string) {
  return writeLetter({
    subject: 'Your Spindle verification code',
    greeting: 'Hello,',
    blocks: [
      { kind: 'paragraph', text: 'Enter this code to finish creating your Spindle account:' },
      { kind: 'heading', text: code },
      { kind: 'paragraph', text: codeValidity },
      {
        kind: 'paragraph',
        text: 'If it wasn’t you, ignore this mail: without the code no account is made.',
      },
    ],
  });
}

/** Somebody tried to register with the address of an account. */
export function knownAddressLetter(publicUrl: string) {
  return writeLetter({
    subject: 'You already have a Spindle account',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Somebody tried to register at Spindle with your e-mail address. You already have an ' +
          'account, so no other was made, and nothing about yours was changed.',
      },
      { kind: 'link', text: 'Sign in', href: `${publicUrl}/ui/signin` },
      { kind: 'link', text: 'Forgot your password?', href: `${publicUrl}/ui/passwordRecovery` },
      { kind: 'paragraph', text: 'If it wasn’t you, there is nothing you need to do.' },
    ],
  });
}
