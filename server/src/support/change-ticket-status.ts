import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../audit/record-audit.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { Ticket } from './ticket.entity.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { ticketChanged, ticketIs } from '@spindle/sdk/domain/support/tickets';

interface StaffCall {
  em: EntityManager;
  /** Who changes it. */
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

interface StatusForm {
  status: 'OPEN' | 'CLOSED';
  version?: number;
}

export interface TicketOutcome {
  outcome: Outcome;
  /** As it is now. */
  ticket: Ticket;
}

/**
 * Closes a ticket or opens it again; one that is so already stays untouched. Refused where the form
 * was looked at in another version.
 * @throws 404 where there is none
 */
export async function changeTicketStatus(
  { em, user, requestId, now }: StaffCall,
  id: string,
  { status, version }: StatusForm,
): Promise<TicketOutcome> {
  return em.transactional(async (tx) => {
    const ticket = await findLocked(tx, id);
    const { number, state: was, closedBy } = ticket;
    if (version !== undefined && version !== ticket.version) {
      return { outcome: refused(ticketChanged({ number, status: was, closedBy })), ticket };
    }
    const outcome = done(ticketIs(number, status));
    if (was === status) return { outcome, ticket };
    const closed = status === 'CLOSED';
    tx.assign(ticket, {
      state: status,
      closedAt: closed ? now : null,
      closedBy: closed ? user.email : null,
    });
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: closed ? 'support.close-ticket' : 'support.open-ticket',
      subject: `ticket ${id}`,
      before: { status: was },
      after: { status },
      requestId,
      now,
    });
    await tx.flush();
    return { outcome, ticket };
  });
}

async function findLocked(tx: EntityManager, id: string): Promise<Ticket> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const ticket = uuid.test(id) ? await tx.findOne(Ticket, { id }, { lockMode }) : null;
  if (ticket === null) throw notFound(noSuch('ticket'));
  return ticket;
}

/** An id that could not be one is nobody's. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
