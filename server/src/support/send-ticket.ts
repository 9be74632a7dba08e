import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { countRows, lower } from '../database/expressions.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Services } from '../services.ts';
import { mailTicketConfirmation, mailTicketToSupport } from './mail-jobs.ts';
import type { TicketFields } from '@spindle/sdk/domain/support/read-ticket-form';
import { CONFIRMATIONS, confirmationsSince } from '@spindle/sdk/domain/support/tickets';
import { Ticket } from './ticket.entity.ts';

/**
 * Stores a ticket, emails support and the sender, and returns the ticket's number. Anyone can enter
 * someone else's address, so an address gets no more than five confirmations per quarter of an
 * hour.
 */
export async function sendTicket(
  { em, services, now }: { em: EntityManager; services: Pick<Services, 'jobs'>; now: Date },
  fields: TicketFields,
): Promise<number> {
  const ticketId = newId();
  return em.transactional(async (tx) => {
    const recent = await countRecent(tx, fields.email, confirmationsSince(now));
    const ticket = tx.create(Ticket, {
      id: ticketId,
      ...fields,
      createdAt: now,
      lastMessageAt: now,
    });
    await tx.flush();
    const data = { id: ticketId, number: ticket.number };
    recordEvent(tx, { type: 'ticket.opened', data, at: now });
    await services.jobs.send(tx, mailTicketToSupport, { ticketId });
    if (recent < CONFIRMATIONS) await services.jobs.send(tx, mailTicketConfirmation, { ticketId });
    return ticket.number;
  });
}

async function countRecent(tx: EntityManager, email: string, since: Date): Promise<number> {
  const { count } = await db(tx)
    .selectFrom('support_tickets')
    .select(countRows().as('count'))
    .where('created_at', '>', since)
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(sql.val(email))))
    .executeTakeFirstOrThrow();
  return count;
}
