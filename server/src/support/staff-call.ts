import type { EntityManager } from '@mikro-orm/postgresql';
import type { Outcome } from '@spindle/sdk/domain/refusal';
import type { Ticket } from './ticket.entity.ts';

export interface StaffCall {
  em: EntityManager;
  /** Who does it. */
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

export interface TicketOutcome {
  outcome: Outcome;
  /** As it is now. */
  ticket: Ticket;
}
