import { writeLetter } from '../../gateways/letter.ts';
import { CODE_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';

/** The code that sets a new password. It is the only run of eight digits in the letter. */
export function recoveryCodeLetter({
  firstName,
  code,
  publicUrl,
}: {
  firstName: string;
  code: string;
  publicUrl: string;
}) {
  return writeLetter({
    subject: 'Your code for a new Spindle password',
    greeting: `Hello ${firstName},`,
    blocks: [
      { kind: 'paragraph', text: 'With this code you can set a new password:' },
      { kind: 'paragraph', text: code },
      {
        kind: 'paragraph',
        text: `It is good for ${CODE_MINUTES} minutes. Enter it on the page you asked for it from, or open the page below and choose “I have a code”.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not ask for it, you need not do anything: your password stays as it is. Give the code to nobody.',
      },
      { kind: 'link', text: 'Set a new password', href: `${publicUrl}/ui/passwordRecovery` },
    ],
  });
}
