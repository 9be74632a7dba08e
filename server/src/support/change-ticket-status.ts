import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../audit/record-audit.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { Ticket } from './ticket.entity.ts';
import { noSuch } from '@spindle/sdk/domain/records';

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
  done: boolean;
  reason: string;
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
    const called = `Ticket #${ticket.number}`;
    if (version !== undefined && version !== ticket.version) {
      const reason = `${called} was changed by somebody else meanwhile: ${stateText(ticket)}. Look at it again.`;
      return { done: false, reason, ticket };
    }
    const was = ticket.state;
    if (was === status) return { done: true, reason: `${called} is ${words[status]}.`, ticket };
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
    return { done: true, reason: `${called} is ${words[status]}.`, ticket };
  });
}

const words = { OPEN: 'open', CLOSED: 'closed' } as const;

function stateText({ state, closedBy }: Ticket): string {
  return state === 'CLOSED' ? `${closedBy ?? 'somebody'} closed it` : 'it is open';
}

async function findLocked(tx: EntityManager, id: string): Promise<Ticket> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const ticket = uuid.test(id) ? await tx.findOne(Ticket, { id }, { lockMode }) : null;
  if (ticket === null) throw notFound(noSuch('ticket'));
  return ticket;
}

/** An id that could not be one is nobody's. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
