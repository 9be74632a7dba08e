import { worded } from '../emails/wording.ts';
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

const valuesOf = ({ number, issue }: EmailedTicket) => ({ number: String(number), issue });
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
  const sender = `${senderOf(ticket)} (${sign})`;
  const reminder =
    "If you reply to this email, the customer gets your reply, but the ticket doesn't show it.";
  return worded(
    'ticket-for-staff',
    { ...valuesOf(ticket), sender },
    {
      greeting: 'Hello,',
      blocks: [quote(message), linkToAnswering(ticket, publicUrl), paragraph(reminder)],
    },
  );
}

/** Returns the email that sends a customer's follow-up message to the support staff. */
export const ticketMessageEmail = (
  ticket: EmailedTicket,
  message: string,
  publicUrl: string,
): Email =>
  worded(
    'ticket-message-for-staff',
    { ...valuesOf(ticket), sender: senderOf(ticket) },
    { greeting: 'Hello,', blocks: [quote(message), linkToAnswering(ticket, publicUrl)] },
  );

/** Returns the email that sends the staff's answer to the customer. */
export function ticketAnswerEmail(
  ticket: EmailedTicket,
  message: string,
  publicUrl: string,
): Email {
  const toReply = ticket.known
    ? 'To reply, sign in and open the ticket:'
    : 'Reply to this email, or sign in or register with this email address to open the ticket:';
  return worded('ticket-answered', valuesOf(ticket), {
    greeting: greetingOf(ticket),
    blocks: [quote(message), paragraph(toReply), linkToThread(ticket, publicUrl)],
  });
}

/**
 * Returns the email that confirms a ticket to its sender. Omits the sender's subject and message if
 * their address isn't verified. Otherwise people could send text and links to strangers in our
 * name.
 */
export function ticketReceivedEmail(ticket: EmailedTicket): Email {
  const { issue, message, known } = ticket;
  const values = valuesOf(known ? ticket : { ...ticket, issue: 'We received your message' });
  return worded('ticket-received', values, {
    greeting: greetingOf(ticket),
    blocks: [
      ...(known ? [heading(issue), quote(message)] : []),
      paragraph(
        "We'll reply by email. To add something, reply to this email. If you didn't contact us, ignore this email.",
      ),
    ],
  });
}
