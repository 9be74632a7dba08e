import { done, refused, type Outcome } from '../../domain/refusal.ts';
import { ticketAnswerEmail } from '../../domain/support/ticket-emails.ts';
import {
  AFTER_ANSWER,
  changeAction,
  refuseMessage,
  refuseStale,
  ticketAnswered,
  ticketBelongsTo,
  ticketIs,
  type TicketStatus,
} from '../../domain/support/tickets.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AnyMockCall, MockCall } from '../core/call.ts';
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

/** @throws 404 where there is none */
const ticketIn = ({ tickets }: ShopState, id: string) =>
  find(tickets, (one) => one.id === id, 'ticket');

/** Closes a ticket, opens it again, or lets it wait; one that is so already stays untouched. */
export function changeTicketStatus(call: MockCall<'changeTicketStatus'>): TicketOutcome {
  const { status, version } = call.body;
  const ticket = ticketIn(call.state, call.params.id);
  const stale = refuseStale(ticket, version);
  if (stale) return { outcome: refused(stale), ticket };
  const outcome = done(ticketIs(ticket.number, status));
  const was = ticket.status;
  if (was === status) return { outcome, ticket };
  stand(call, ticket, status);
  note(call, ticket, changeAction[status], { status: was }, { status });
  return { outcome, ticket };
}

/** Sets who looks after a ticket; one that is theirs already stays untouched. */
export function assignTicket(call: MockCall<'assignTicket'>): TicketOutcome {
  const { state, params, body } = call;
  const ticket = ticketIn(state, params.id);
  const { assigneeId } = body;
  const isMeant = ({ userId, extended }: ShopState['people'][number]) =>
    extended && userId === assigneeId;
  const assignee = assigneeId === null ? null : find(state.people, isMeant, 'administrator').email;
  const stale = refuseStale(ticket, body.version);
  if (stale) return { outcome: refused(stale), ticket };
  const outcome = done(ticketBelongsTo(ticket.number, assignee));
  if (ticket.assigneeId === assigneeId) return { outcome, ticket };
  const before = { assignee: ticket.assignee };
  Object.assign(ticket, { assigneeId, assignee, version: ticket.version + 1 });
  note(call, ticket, 'support.assign-ticket', before, { assignee });
  return { outcome, ticket };
}

/** Adds an answer and mails it; a ticket that is nobody's becomes that of whoever answers. */
export function answerTicket(call: MockCall<'answerTicket'>): TicketOutcome {
  const { state, params, body, user, origin } = call;
  const { status = AFTER_ANSWER, version } = body;
  const message = readMessage(body.message);
  const ticket = ticketIn(state, params.id);
  const { number, email, status: was } = ticket;
  const refusal =
    refuseStale(ticket, version) ?? refuseMessage(number, threadIn(state, ticket).length);
  if (refusal) return { outcome: refused(refusal), ticket };
  const author = user.email;
  const { id: messageId } = addMessage(call, ticket, { from: 'STAFF', author, message });
  stand(call, ticket, status);
  ticket.answeredBy = author;
  if (ticket.assigneeId === null) {
    Object.assign(ticket, { assigneeId: user.userId, assignee: author });
  }
  note(call, ticket, 'support.answer-ticket', { status: was }, { status, messageId });
  const emailed = { ...ticket, known: ticket.userId !== null };
  postEmail(call, email, ticketAnswerEmail(emailed, message, origin));
  return { outcome: done(ticketAnswered(number, email, status)), ticket };
}

type Call = Pick<AnyMockCall, 'state' | 'caller' | 'now' | 'newId'>;

function stand({ caller, now }: Call, ticket: Ticket, status: TicketStatus): void {
  const closed = status === 'CLOSED';
  const dateClosed = closed ? now.toISOString() : null;
  const closedBy = closed ? (caller?.email ?? null) : null;
  Object.assign(ticket, { status, dateClosed, closedBy, version: ticket.version + 1 });
}

function note(call: Call, { id }: Ticket, action: string, before: object, after: object): void {
  const facts = { before: { ...before }, after: { ...after } };
  recordAudit(call, { action, subject: `ticket ${id}`, ...facts });
}
