import { requireValid } from '../../contract/failure.ts';
import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import { sameText } from '../../domain/same-text.ts';
import { editTicket as decide, type TicketEdit } from '../../domain/support/edit-ticket.ts';
import { readTicketForm } from '../../domain/support/read-ticket-form.ts';
import { readMessage, threadOf } from '../../domain/support/thread.ts';
import {
  supportEmail,
  ticketAnswerEmail,
  ticketMessageEmail,
  ticketReceivedEmail,
} from '../../domain/support/ticket-emails.ts';
import {
  CONFIRMATIONS,
  confirmationsSince,
  validateMessage,
  ticketReceived,
} from '../../domain/support/tickets.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AnyMockCall, MockCall } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { postEmail } from '../mails/post-email.ts';
import type { ShopState } from '../state.ts';

export type Ticket = ShopState['tickets'][number];
type Message = ShopState['ticketMessages'][string][number];

/** Sender of the shop's emails, and recipient of tickets. */
const SUPPORT = 'shop@spindle.example';

const emailed = (ticket: Ticket) => ({ ...ticket, known: ticket.userId !== null });

/**
 * Stores a ticket and emails it to support and to its sender. An address gets at most five
 * confirmations within 15 minutes, because anyone can enter someone else's address.
 * @throws 400 with the missing field
 */
export function sendTicket(call: MockCall<'sendTicket'>): Ticket {
  const { state, body, caller, now, newId, origin } = call;
  // without an authenticator code, the session doesn't count as signed in
  const account = caller?.mfaVerified === true ? { ...caller, id: caller.userId } : null;
  const { fields } = requireValid(readTicketForm(body, account));
  const since = confirmationsSince(now).getTime();
  const recent = state.tickets.filter(
    ({ email, dateCreated }) => sameText(email, fields.email) && Date.parse(dateCreated) > since,
  );
  const number = (state.numbers['ticket'] ?? 1000) + 1;
  state.numbers['ticket'] = number;
  const ticket: Ticket = {
    id: newId(),
    number,
    ...fields,
    status: 'OPEN',
    dateCreated: now.toISOString(),
    dateMessage: now.toISOString(),
    assigneeId: null,
    assignee: null,
    answeredBy: null,
    dateClosed: null,
    closedBy: null,
    version: 1,
  };
  state.tickets.push(ticket);
  postEmail(call, SUPPORT, supportEmail(emailed(ticket), origin));
  if (recent.length < CONFIRMATIONS) {
    postEmail(call, ticket.email, ticketReceivedEmail(emailed(ticket)));
  }
  return ticket;
}

export const ticketOf = ({ state, params }: { state: ShopState; params: { id: string } }) =>
  getOr404(state.tickets, ({ id }) => id === params.id, 'ticket');

/** Returns a ticket's thread, oldest first. */
export const threadIn = ({ ticketMessages }: ShopState, ticket: Ticket): Message[] =>
  threadOf(ticket, ticketMessages[ticket.id] ?? []);

function addMessage(
  { state, now, newId }: Pick<AnyMockCall, 'state' | 'now' | 'newId'>,
  ticket: Ticket,
  written: Pick<Message, 'from' | 'author' | 'message'>,
): string {
  const message = { id: newId(), ...written, dateCreated: now.toISOString() };
  (state.ticketMessages[ticket.id] ??= []).push(message);
  ticket.dateMessage = message.dateCreated;
  ticket.version += 1;
  return message.id;
}

/** @throws 400 for an empty message, 404 if the ticket isn't theirs */
export function writeToTicket(call: MockCall<'writeToTicket'>, findOwn: () => Ticket): Outcome {
  const { state, user, body, origin } = call;
  const { message } = requireValid(readMessage(body.message));
  const ticket = findOwn();
  const full = validateMessage(ticket.number, threadIn(state, ticket).length);
  if (full) return rejectWith(full);
  addMessage(call, ticket, { from: 'CUSTOMER', author: user.email, message });
  Object.assign(ticket, { status: 'OPEN', dateClosed: null, closedBy: null });
  postEmail(call, SUPPORT, ticketMessageEmail(emailed(ticket), message, origin));
  return done(ticketReceived(ticket.number, ticket.email));
}

/**
 * Edits a ticket for staff. An answer is emailed.
 * @throws 400 for an empty answer, 404 if the ticket doesn't exist
 */
export function editTicket(
  call: Pick<
    MockCall<'changeTicketStatus'>,
    'state' | 'caller' | 'user' | 'now' | 'newId' | 'origin' | 'params'
  >,
  edit: TicketEdit,
  typed: string | null = null,
): Outcome {
  const { state, user, now, origin } = call;
  const message = typed === null ? null : requireValid(readMessage(typed)).message;
  const ticket = ticketOf(call);
  const closedAt = ticket.dateClosed === null ? null : new Date(ticket.dateClosed);
  const { outcome, changes } = decide(
    { ...ticket, closedAt, messages: threadIn(state, ticket).length },
    edit,
    { now, user: { id: user.userId, email: user.email } },
  );
  if (changes === null) return outcome;
  const written = { from: 'STAFF', author: user.email } as const;
  const messageId = message && addMessage(call, ticket, { ...written, message });
  const { closedAt: closed, ...currentStatus } = changes.standing;
  Object.assign(ticket, { ...currentStatus, dateClosed: closed?.toISOString() ?? null });
  if (messageId === null) ticket.version += 1;
  const { action, before, after } = changes.audit;
  recordAudit(call, {
    action,
    subject: `ticket ${ticket.id}`,
    before,
    after: { ...after, ...(messageId && { messageId }) },
  });
  if (message) postEmail(call, ticket.email, ticketAnswerEmail(emailed(ticket), message, origin));
  return outcome;
}
