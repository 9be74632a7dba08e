import type { Outcome } from '../../domain/refusal.ts';
import { editTicket, type TicketEdit } from '../../domain/support/edit-ticket.ts';
import { ticketAnswerEmail } from '../../domain/support/ticket-emails.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { find } from '../core/find.ts';
import { postEmail } from '../mails/post-email.ts';
import type { ShopState } from '../state.ts';
import { addMessage, readMessage, threadIn } from './thread.ts';

type Ticket = ShopState['tickets'][number];

interface TicketOutcome {
  outcome: Outcome;
  /** As it is now. */
  ticket: Ticket;
}

type Call = Pick<
  MockCall<'changeTicketStatus'>,
  'state' | 'caller' | 'user' | 'now' | 'newId' | 'origin' | 'params'
>;

/** Closes a ticket, opens it again, or lets it wait. */
export const changeTicketStatus = (call: MockCall<'changeTicketStatus'>): TicketOutcome =>
  edit(call, { kind: 'STATUS', ...call.body });

/** Sets who looks after a ticket. */
export function assignTicket(call: MockCall<'assignTicket'>): TicketOutcome {
  const { assigneeId, version } = call.body;
  ticketIn(call);
  if (assigneeId === null) return edit(call, { kind: 'ASSIGNEE', version, assignee: null });
  const { email } = find(
    call.state.people,
    ({ userId, extended }) => extended && userId === assigneeId,
    'administrator',
  );
  return edit(call, { kind: 'ASSIGNEE', version, assignee: { id: assigneeId, email } });
}

/** Adds an answer and mails it. */
export function answerTicket(call: MockCall<'answerTicket'>): TicketOutcome {
  const { message, ...rest } = call.body;
  return edit(call, { kind: 'ANSWER', ...rest }, readMessage(message));
}

/** @throws 404 where there is none */
const ticketIn = ({ state, params }: Pick<Call, 'state' | 'params'>) =>
  find(state.tickets, ({ id }) => id === params.id, 'ticket');

function edit(call: Call, made: TicketEdit, message: string | null = null): TicketOutcome {
  const { state, user, now, origin } = call;
  const ticket = ticketIn(call);
  const { outcome, changes } = editTicket(
    {
      ...ticket,
      closedAt: ticket.dateClosed === null ? null : new Date(ticket.dateClosed),
      messages: threadIn(state, ticket).length,
    },
    made,
    { now, user: { id: user.userId, email: user.email } },
  );
  if (changes === null) return { outcome, ticket };
  const written = { from: 'STAFF', author: user.email } as const;
  const messageId = message && addMessage(call, ticket, { ...written, message }).id;
  const { closedAt, ...standing } = changes.standing;
  const dateClosed = closedAt?.toISOString() ?? null;
  Object.assign(ticket, { ...standing, dateClosed, version: ticket.version + 1 });
  recordAudit(call, {
    action: changes.audit.action,
    subject: `ticket ${ticket.id}`,
    before: changes.audit.before,
    after: { ...changes.audit.after, ...(messageId && { messageId }) },
  });
  if (message) {
    const emailed = { ...ticket, known: ticket.userId !== null };
    postEmail(call, ticket.email, ticketAnswerEmail(emailed, message, origin));
  }
  return { outcome, ticket };
}
