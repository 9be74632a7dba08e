import { threadForCustomer } from '@spindle/sdk/domain/support/thread';
import type { components } from '@spindle/sdk/schema';
import type { Ticket } from './ticket.entity.ts';

type Schemas = components['schemas'];

export interface TicketRow {
  id: string;
  number: number;
  email: string;
  name: string | null;
  issue: string;
  message: string;
  state: Schemas['AdminTicket']['status'];
  userId: string | null;
  createdAt: Date;
  lastMessageAt: Date;
  assigneeId: string | null;
  assignee: string | null;
  answeredBy: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  version: number;
}

export function presentTicket(row: TicketRow | Ticket): Schemas['AdminTicket'] {
  return {
    id: row.id,
    number: row.number,
    email: row.email,
    name: row.name,
    issue: row.issue,
    message: row.message,
    status: row.state,
    userId: row.userId,
    dateCreated: row.createdAt.toISOString(),
    dateMessage: row.lastMessageAt.toISOString(),
    assigneeId: row.assigneeId,
    assignee: row.assignee,
    answeredBy: row.answeredBy,
    dateClosed: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    version: row.version,
  };
}

/** As whoever wrote it sees it. */
export function presentOwnTicket(
  ticket: Ticket,
  thread: Schemas['TicketMessage'][],
): Schemas['Ticket'] {
  return {
    id: ticket.id,
    number: ticket.number,
    issue: ticket.issue,
    status: ticket.state,
    dateCreated: ticket.createdAt.toISOString(),
    messages: threadForCustomer(thread),
  };
}
