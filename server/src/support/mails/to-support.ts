import { writeLetter } from '../../gateways/letter.ts';
import type { MailedTicket } from '../mail-jobs.ts';

/** What somebody wrote, for whoever answers. */
export function supportLetter(ticket: MailedTicket, publicUrl: string) {
  const { id, number, email, name, issue, message, known } = ticket;
  const sender = name === null ? email : `${name}, ${email}`;
  return writeLetter({
    subject: `[#${number}] ${issue}`,
    greeting: `${sender} (${known ? 'signed in' : 'a visitor: the address is not checked'}) wrote:`,
    blocks: [
      { kind: 'quote', text: message },
      { kind: 'paragraph', text: 'A reply to this mail goes to them.' },
      {
        kind: 'link',
        text: 'Their orders, and closing the ticket',
        href: `${publicUrl}/ui/admin/tickets/${id}/show`,
      },
    ],
  });
}
