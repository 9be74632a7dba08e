import { recordAudit } from '../audit/record-audit.ts';
import { done, refused } from '@spindle/sdk/domain/refusal';
import {
  changeAction,
  refuseStale,
  ticketIs,
  type TicketStatus,
} from '@spindle/sdk/domain/support/tickets';
import { lockTicket } from './find-ticket.ts';
import { presentTicket } from './presenters.ts';
import type { StaffCall, TicketOutcome } from './staff-call.ts';
import { ticketStanding } from './ticket-standing.ts';

interface StatusForm {
  status: TicketStatus;
  version?: number;
}

/**
 * Closes a ticket, opens it again, or lets it wait; one that is so already stays untouched. Refused
 * where the form was looked at in another version.
 * @throws 404 where there is none
 */
export async function changeTicketStatus(
  { em, user, requestId, now }: StaffCall,
  id: string,
  { status, version }: StatusForm,
): Promise<TicketOutcome> {
  return em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, id);
    const was = ticket.state;
    const stale = refuseStale(presentTicket(ticket), version);
    if (stale) return { outcome: refused(stale), ticket };
    const outcome = done(ticketIs(ticket.number, status));
    if (was === status) return { outcome, ticket };
    tx.assign(ticket, ticketStanding(status, { now, by: user.email }));
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: changeAction[status],
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
