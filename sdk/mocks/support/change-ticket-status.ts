import { notFound } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';
import { noSuch } from '../../domain/records.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';
import { ticketChanged, ticketIs } from '../../domain/support/tickets.ts';

type Ticket = ShopState['tickets'][number];

interface TicketOutcome {
  outcome: Outcome;
  /** As it is now. */
  ticket: Ticket;
}

/**
 * Closes a ticket or opens it again; one that is so already stays untouched. Refused where the form
 * was looked at in another version.
 * @throws 404 where there is none
 */
export function changeTicketStatus(call: MockCall<'changeTicketStatus'>): TicketOutcome {
  const { state, params, body, caller, now } = call;
  const { status, version } = body;
  const ticket = state.tickets.find(({ id }) => id === params.id);
  if (ticket === undefined) throw notFound(noSuch('ticket'));
  if (version !== undefined && version !== ticket.version) {
    return { outcome: refused(ticketChanged(ticket)), ticket };
  }
  const outcome = done(ticketIs(ticket.number, status));
  const was = ticket.status;
  if (was === status) return { outcome, ticket };
  const closed = status === 'CLOSED';
  Object.assign(ticket, {
    status,
    dateClosed: closed ? now.toISOString() : null,
    closedBy: closed ? (caller?.email ?? null) : null,
    version: ticket.version + 1,
  });
  recordAudit(call, {
    action: closed ? 'support.close-ticket' : 'support.open-ticket',
    subject: `ticket ${ticket.id}`,
    before: { status: was },
    after: { status },
  });
  return { outcome, ticket };
}
