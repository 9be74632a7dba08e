import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailedTicket } from '@spindle/sdk/domain/support/ticket-emails';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';

/** A ticket as mails tell of it. */
export async function readEmailedTicket(
  em: EntityManager,
  id: string,
): Promise<EmailedTicket | undefined> {
  return db(em)
    .selectFrom('support_tickets')
    .select(['id', 'number', 'email', 'name', 'issue', 'message'])
    .select((eb) => bool(eb('user_id', 'is not', null)).as('known'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A message of its thread, and the ticket. */
export async function readEmailedMessage(em: EntityManager, id: string) {
  const written = await db(em)
    .selectFrom('support_messages')
    .select(['message', 'ticket_id as ticketId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (written === undefined) return undefined;
  const ticket = await readEmailedTicket(em, written.ticketId);
  return ticket && { ticket, message: written.message };
}
