import { heading, link, paragraph, quote, type Email } from '../mail/email.ts';

/** A ticket as emails describe it. */
export interface EmailedTicket {
  id: string;
  number: number;
  email: string;
  name: string | null;
  issue: string;
  message: string;
  /** Whether the sender was signed in to an account. */
  known: boolean;
}

const subjectOf = ({ number, issue }: EmailedTicket) => `[#${number}] ${issue}`;
const senderOf = ({ name, email }: EmailedTicket) => (name === null ? email : `${name}, ${email}`);

/** Greets only account holders by name. A visitor could have typed anything as a name. */
const greetingOf = ({ known, name }: EmailedTicket) =>
  known && name !== null ? `Hello ${name},` : 'Hello,';

const linkToAnswering = ({ id }: EmailedTicket, publicUrl: string) =>
  link('Answer it, with their orders beside it', `${publicUrl}/ui/admin/tickets/${id}/show`);

const linkToThread = ({ id, number }: EmailedTicket, publicUrl: string) =>
  link(`Read and answer ticket #${number}`, `${publicUrl}/ui/support/tickets/${id}`);

/** Returns the email that sends a new ticket to the support staff. */
export function supportEmail(ticket: EmailedTicket, publicUrl: string): Email {
  const { message, known } = ticket;
  const sign = known ? 'signed in' : 'a visitor: the address is not checked';
  return {
    subject: subjectOf(ticket),
    greeting: `${senderOf(ticket)} (${sign}) wrote:`,
    blocks: [
      quote(message),
      linkToAnswering(ticket, publicUrl),
      paragraph('A reply to this mail goes to them, too, but does not stand in the thread.'),
    ],
  };
}

/** Returns the email that sends a customer's follow-up message to the support staff. */
export function ticketMessageEmail(
  ticket: EmailedTicket,
  message: string,
  publicUrl: string,
): Email {
  return {
    subject: subjectOf(ticket),
    greeting: `${senderOf(ticket)} wrote on in ticket #${ticket.number}:`,
    blocks: [quote(message), linkToAnswering(ticket, publicUrl)],
  };
}

/** Returns the email that sends the staff's answer to the customer. */
export function ticketAnswerEmail(
  ticket: EmailedTicket,
  message: string,
  publicUrl: string,
): Email {
  return {
    subject: subjectOf(ticket),
    greeting: greetingOf(ticket),
    blocks: [
      paragraph(`We have answered your message, ticket #${ticket.number}:`),
      quote(message),
      paragraph(
        ticket.known
          ? 'To go on, sign in and answer there:'
          : 'To go on, reply to this mail; or sign in, or register, with this address and answer there:',
      ),
      linkToThread(ticket, publicUrl),
    ],
  };
}

/**
 * Returns the email that confirms a ticket to its sender. It repeats nothing of what the sender
 * wrote if their address isn't verified. Otherwise people could use it to send their own text and
 * links to strangers in our name.
 */
export function ticketReceivedEmail(ticket: EmailedTicket): Email {
  const { number, issue, message, known } = ticket;
  return {
    subject: known ? subjectOf(ticket) : `[#${number}] We received your message`,
    greeting: greetingOf(ticket),
    blocks: [
      paragraph(
        `We have received your message. It is ticket #${number}: please leave the number in the subject when you write about it.`,
      ),
      ...(known ? [heading(issue), quote(message)] : []),
      paragraph(
        'We answer by mail. You can reply to this mail if you want to add something. If you did not write to us, you need not do anything.',
      ),
    ],
  };
}
