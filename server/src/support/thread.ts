import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { isOwnTicket } from '@spindle/sdk/domain/support/tickets';
import { Ticket } from './ticket.entity.ts';
import type { Outcome } from '@spindle/sdk/domain/rejection';
import { threadOf } from '@spindle/sdk/domain/support/thread';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../database/base.ts';
import { presentTicket } from './admin-tickets.ts';
import { TicketMessage } from './ticket-message.entity.ts';

/**
 * Finds a ticket.
 * @throws 404 if the ticket doesn't exist, also for a malformed id
 */
export async function findTicket(
  em: EntityManager,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<Ticket> {
  const ticket = isId(id) ? await em.findOne(Ticket, { id }, { lockMode }) : null;
  if (ticket === null) throw notFound(noSuch('ticket'));
  return ticket;
}

/** Finds a ticket and locks it for a change. */
export const lockTicket = (tx: EntityManager, id: string) =>
  findTicket(tx, id, LockMode.PESSIMISTIC_WRITE);

/**
 * Checks that the ticket is the customer's own.
 * @throws 404 if the ticket is someone else's, so that the reply doesn't reveal that it exists
 */
export function requireOwn(ticket: Ticket, account: { id: string; email: string }): void {
  if (!isOwnTicket(ticket, account)) throw notFound(noSuch('ticket'));
}

export interface TicketOutcome {
  outcome: Outcome;
  /** The ticket's current state. */
  ticket: Ticket;
}

type Thread = components['schemas']['TicketMessage'][];

/** Loads all messages, oldest first. */
export async function readThread(em: EntityManager, ticket: Ticket): Promise<Thread> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const later = await em.find(TicketMessage, { ticket }, { orderBy });
  return threadOf(
    presentTicket(ticket),
    later.map(({ id, from, author, message, createdAt }) => ({
      id,
      from,
      author,
      message,
      dateCreated: createdAt.toISOString(),
    })),
  );
}

interface Written {
  from: TicketMessage['from'];
  author: { id: string; email: string };
  message: string;
  now: Date;
}

/** Adds a message to a locked ticket and returns the message's id. */
export function addMessage(tx: EntityManager, ticket: Ticket, written: Written): string {
  const { from, author, message, now } = written;
  const id = newId();
  const by = { authorId: author.id, author: author.email };
  tx.create(TicketMessage, { id, ticket, from, ...by, message, createdAt: now });
  tx.assign(ticket, { lastMessageAt: now, messageCount: ticket.messageCount + 1 });
  return id;
}
