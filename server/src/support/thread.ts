import type { EntityManager } from '@mikro-orm/postgresql';
import { badRequest } from '@spindle/sdk/contract/failure';
import type { Outcome } from '@spindle/sdk/domain/refusal';
import { messageMissing, threadOf, tidyMessage } from '@spindle/sdk/domain/support/thread';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../database/base.ts';
import { presentTicket } from './presenters.ts';
import { TicketMessage } from './ticket-message.entity.ts';
import type { Ticket } from './ticket.entity.ts';

export interface TicketOutcome {
  outcome: Outcome;
  /** As it is now. */
  ticket: Ticket;
}

type Thread = components['schemas']['TicketMessage'][];

/** Oldest first. */
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

/** Adds a message to a locked ticket; answers its id. */
export function addMessage(tx: EntityManager, ticket: Ticket, written: Written): string {
  const { from, author, message, now } = written;
  const id = newId();
  const by = { authorId: author.id, author: author.email };
  tx.create(TicketMessage, { id, ticket, from, ...by, message, createdAt: now });
  tx.assign(ticket, { lastMessageAt: now, messageCount: ticket.messageCount + 1 });
  return id;
}

/** @throws 400 where nothing but space was written */
export function readMessage(text: string): string {
  const message = tidyMessage(text);
  if (message === '') throw badRequest(messageMissing.message, [messageMissing]);
  return message;
}
