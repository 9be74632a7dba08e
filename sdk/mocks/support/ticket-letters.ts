import { writeLetter } from '../letters/write-letter.ts';
import type { ShopState } from '../state.ts';

type Ticket = ShopState['tickets'][number];

/** What somebody wrote, for whoever answers. */
export function supportLetter(ticket: Ticket, origin: string) {
  const { id, number, email, name, issue, message, userId } = ticket;
  const sender = name === null ? email : `${name}, ${email}`;
  const standing = userId === null ? 'a visitor: the address is not checked' : 'signed in';
  return writeLetter({
    subject: `[#${number}] ${issue}`,
    greeting: `${sender} (${standing}) wrote:`,
    blocks: [
      { kind: 'quote', text: message },
      { kind: 'paragraph', text: 'A reply to this mail goes to them.' },
      {
        kind: 'link',
        text: 'Their orders, and closing the ticket',
        href: `${origin}/ui/admin/tickets/${id}/show`,
      },
    ],
  });
}

/** That a ticket arrived. Names nobody: a visitor's name is whatever somebody typed. */
export function confirmationLetter({ number, issue, message, userId, name }: Ticket) {
  return writeLetter({
    subject: `[#${number}] ${issue}`,
    greeting: userId !== null && name !== null ? `Hello ${name},` : 'Hello,',
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
