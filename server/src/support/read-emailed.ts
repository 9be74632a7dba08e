import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailedTicket } from '@spindle/sdk/domain/support/ticket-emails';
import { TicketMessage } from './ticket-message.entity.ts';
import { Ticket } from './ticket.entity.ts';

/** A ticket as mails tell of it. */
export async function readEmailedTicket(
  em: EntityManager,
  id: string,
): Promise<EmailedTicket | undefined> {
  const ticket = await em.findOne(Ticket, { id });
  return ticket === null ? undefined : emailed(ticket);
}

const emailed = ({ id, number, email, name, issue, message, userId }: Ticket): EmailedTicket => ({
  id,
  number,
  email,
  name,
  issue,
  message,
  known: userId !== null,
});

/** A message of its thread, and the ticket. */
export async function readEmailedMessage(em: EntityManager, id: string) {
  const written = await em.findOne(TicketMessage, { id }, { populate: ['ticket'] });
  return written && { ticket: emailed(written.ticket.$), message: written.message };
}
