import { heading, link, paragraph, quote, type Email } from '../mail/email.ts';

/** What somebody wrote to support. */
export interface EmailedTicket {
  id: string;
  number: number;
  email: string;
  name: string | null;
  issue: string;
  message: string;
  /** Somebody with an account wrote it, signed in. */
  known: boolean;
}

const subjectOf = ({ number, issue }: EmailedTicket) => `[#${number}] ${issue}`;

/** What somebody wrote, for whoever answers. */
export function supportEmail(ticket: EmailedTicket, publicUrl: string): Email {
  const { id, email, name, message, known } = ticket;
  const sender = name === null ? email : `${name}, ${email}`;
  return {
    subject: subjectOf(ticket),
    greeting: `${sender} (${known ? 'signed in' : 'a visitor: the address is not checked'}) wrote:`,
    blocks: [
      quote(message),
      paragraph('A reply to this mail goes to them.'),
      link('Their orders, and closing the ticket', `${publicUrl}/ui/admin/tickets/${id}/show`),
    ],
  };
}

/** That a ticket arrived. Names nobody: a visitor's name is whatever somebody typed. */
export function ticketReceivedEmail(ticket: EmailedTicket): Email {
  const { number, issue, message, known, name } = ticket;
  return {
    subject: subjectOf(ticket),
    greeting: known && name !== null ? `Hello ${name},` : 'Hello,',
    blocks: [
      paragraph(
        `we have received your message. It is ticket #${number}: please leave the number in the subject when you write about it.`,
      ),
      heading(issue),
      quote(message),
      paragraph(
        'We answer by mail. You can reply to this mail if you want to add something. If you did not write to us, you need not do anything.',
      ),
    ],
  };
}
