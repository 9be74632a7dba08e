import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_OWN_TICKETS } from '@spindle/sdk/domain/support/tickets';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';

/** Lists tickets by the rule of `isOwnTicket`. The ticket with the newest message comes first. */
export async function listOwnTickets(
  em: EntityManager,
  user: { id: string; email: string },
): Promise<components['schemas']['TicketSummary'][]> {
  const tickets = await db(em)
    .selectFrom('support_tickets')
    .select([
      'id',
      'number',
      'issue',
      'state as status',
      'created_at as createdAt',
      'last_message_at as lastMessageAt',
    ])
    .where(({ eb, or, and, ref }) =>
      or([
        eb('user_id', '=', user.id),
        and([eb('user_id', 'is', null), eb(lower(ref('email')), '=', user.email.toLowerCase())]),
      ]),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_OWN_TICKETS)
    .execute();
  return tickets.map(({ createdAt, lastMessageAt, ...ticket }) => ({
    ...ticket,
    dateCreated: createdAt.toISOString(),
    dateMessage: lastMessageAt.toISOString(),
  }));
}
