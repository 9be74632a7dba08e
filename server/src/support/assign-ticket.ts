import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, refused } from '@spindle/sdk/domain/refusal';
import { refuseStale, ticketBelongsTo } from '@spindle/sdk/domain/support/tickets';
import { recordAudit } from '../audit/record-audit.ts';
import { User } from '../identity/user.entity.ts';
import { lockTicket } from './find-ticket.ts';
import { presentTicket } from './presenters.ts';
import type { StaffCall, TicketOutcome } from './staff-call.ts';

interface Assignment {
  /** Null: nobody. */
  assigneeId: string | null;
  version?: number;
}

/**
 * Sets who looks after a ticket; one that is theirs already stays untouched. Refused where it was
 * looked at in another version.
 * @throws 404 where there is no such ticket or no such administrator
 */
export async function assignTicket(
  { em, user, requestId, now }: StaffCall,
  id: string,
  { assigneeId, version }: Assignment,
): Promise<TicketOutcome> {
  return em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, id);
    const assignee = assigneeId === null ? null : await findAdministrator(tx, assigneeId);
    const stale = refuseStale(presentTicket(ticket), version);
    if (stale) return { outcome: refused(stale), ticket };
    const email = assignee?.email ?? null;
    const outcome = done(ticketBelongsTo(ticket.number, email));
    if (ticket.assigneeId === (assignee?.id ?? null)) return { outcome, ticket };
    const before = { assignee: ticket.assignee };
    tx.assign(ticket, { assigneeId: assignee?.id ?? null, assignee: email });
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'support.assign-ticket',
      subject: `ticket ${id}`,
      before,
      after: { assignee: email },
      requestId,
      now,
    });
    await tx.flush();
    return { outcome, ticket };
  });
}

async function findAdministrator(tx: EntityManager, id: string) {
  const found = await tx.findOne(User, { id, extended: true }, { fields: ['email'] });
  if (found === null) throw notFound(noSuch('administrator'));
  return found;
}
