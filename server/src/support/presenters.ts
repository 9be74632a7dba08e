import type { components } from '@spindle/sdk/schema';
import type { Ticket } from './ticket.entity.ts';

type AdminTicket = components['schemas']['AdminTicket'];

export interface TicketRow {
  id: string;
  number: number;
  email: string;
  name: string | null;
  issue: string;
  message: string;
  state: AdminTicket['status'];
  userId: string | null;
  createdAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  version: number;
}

export function presentTicket(row: TicketRow | Ticket): AdminTicket {
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
    dateClosed: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    version: row.version,
  };
}
