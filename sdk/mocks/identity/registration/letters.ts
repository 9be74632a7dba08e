import { codeValidity } from '../../../domain/identity/mailed-codes.ts';
import type { Letter } from '../../mails/post-letter.ts';

/** The code of step 3: the only eight digits in the letter. */
export function codeLetter(code: string): Letter {
  return {
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
  };
}

/** Somebody tried to register with the address of an account. */
export function knownAddressLetter(origin: string): Letter {
  return {
    subject: 'You already have a Spindle account',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Somebody tried to register at Spindle with your e-mail address. You already have an ' +
          'account, so no other was made, and nothing about yours was changed.',
      },
      { kind: 'link', text: 'Sign in', href: `${origin}/ui/signin` },
      { kind: 'link', text: 'Forgot your password?', href: `${origin}/ui/passwordRecovery` },
      { kind: 'paragraph', text: 'If it wasn’t you, there is nothing you need to do.' },
    ],
  };
}
