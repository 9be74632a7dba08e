import type { EntityManager } from '@mikro-orm/postgresql';
import { requireValid } from '@spindle/sdk/contract/failure';
import { done, rejectWith } from '@spindle/sdk/domain/rejection';
import { readMessage } from '@spindle/sdk/domain/support/thread';
import { validateMessage, ticketReceived } from '@spindle/sdk/domain/support/tickets';
import type { Services } from '../services.ts';
import { type TicketOutcome, addMessage, requireOwn, lockTicket } from './thread.ts';
import { mailMessageToSupport } from './mail-jobs.ts';

interface CustomerCall {
  em: EntityManager;
  user: { id: string; email: string };
  services: Pick<Services, 'jobs'>;
  now: Date;
}

/**
 * Adds another message from the customer to their ticket, reopens the ticket and emails support.
 * @throws 400 for a blank message, 404 if the ticket isn't theirs
 */
export async function writeToTicket(
  { em, user, services, now }: CustomerCall,
  id: string,
  typed: string,
): Promise<TicketOutcome> {
  const { message } = requireValid(readMessage(typed));
  return em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, id);
    requireOwn(ticket, user);
    const full = validateMessage(ticket.number, ticket.messageCount);
    if (full) return { outcome: rejectWith(full), ticket };
    const messageId = addMessage(tx, ticket, { from: 'CUSTOMER', author: user, message, now });
    tx.assign(ticket, { state: 'OPEN', closedAt: null, closedBy: null });
    await tx.flush();
    await services.jobs.send(tx, mailMessageToSupport, { messageId });
    return { outcome: done(ticketReceived(ticket.number, ticket.email)), ticket };
  });
}
