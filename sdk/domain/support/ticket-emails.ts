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

/** Greets only account holders by name, because visitors can enter anything as a name. */
const greetingOf = ({ known, name }: EmailedTicket) =>
  known && name !== null ? `Hello ${name},` : 'Hello,';

const linkToAnswering = ({ id }: EmailedTicket, publicUrl: string) =>
  link('Reply in the back-office', `${publicUrl}/ui/admin/tickets/${id}/show`);

const linkToThread = ({ id, number }: EmailedTicket, publicUrl: string) =>
  link(`View ticket #${number}`, `${publicUrl}/ui/support/tickets/${id}`);

/** Returns the email that sends a new ticket to the support staff. */
export function supportEmail(ticket: EmailedTicket, publicUrl: string): Email {
  const { message, known } = ticket;
  const sign = known ? 'signed in' : 'a visitor with an unverified address';
  return {
    subject: subjectOf(ticket),
    greeting: `${senderOf(ticket)} (${sign}) wrote:`,
    blocks: [
      quote(message),
      linkToAnswering(ticket, publicUrl),
      paragraph(
        "If you reply to this email, the customer gets your reply, but the ticket doesn't show it.",
      ),
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
    greeting: `${senderOf(ticket)} replied to ticket #${ticket.number}:`,
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
      paragraph(`We replied to your message, ticket #${ticket.number}:`),
      quote(message),
      paragraph(
        ticket.known
          ? 'To reply, sign in and open the ticket:'
          : 'Reply to this email, or sign in or register with this email address to open the ticket:',
      ),
      linkToThread(ticket, publicUrl),
    ],
  };
}

/**
 * Returns the email that confirms a ticket to its sender. Omits the sender's message if their
 * address isn't verified. Otherwise people could send text and links to strangers in our name.
 */
export function ticketReceivedEmail(ticket: EmailedTicket): Email {
  const { number, issue, message, known } = ticket;
  return {
    subject: known ? subjectOf(ticket) : `[#${number}] We received your message`,
    greeting: greetingOf(ticket),
    blocks: [
      paragraph(
        `We received your message as ticket #${number}. Keep this number in the subject line when you reply.`,
      ),
      ...(known ? [heading(issue), quote(message)] : []),
      paragraph(
        "We'll reply by email. To add something, reply to this email. If you didn't contact us, ignore this email.",
      ),
    ],
  };
}
