import { writeLetter } from '../../gateways/letter.ts';
import type { MailedTicket } from '../mail-jobs.ts';

/** That a ticket arrived. Names nobody: a visitor's name is whatever somebody typed. */
export function confirmationLetter({ number, issue, message, known, name }: MailedTicket) {
  return writeLetter({
    subject: `[#${number}] ${issue}`,
    greeting: known && name !== null ? `Hello ${name},` : 'Hello,',
    blocks: [
      {
        kind: 'paragraph',
        text: `we have received your message. It is ticket #${number}: please leave the number in the subject when you write about it.`,
      },
      { kind: 'heading', text: issue },
      { kind: 'quote', text: message },
      {
        kind: 'paragraph',
        text: 'We answer by mail. You can reply to this mail if you want to add something. If you did not write to us, you need not do anything.',
      },
    ],
  });
}
