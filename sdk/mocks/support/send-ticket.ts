import { supportEmail, ticketReceivedEmail } from '../../domain/support/ticket-emails.ts';
import { badRequest } from '../../contract/failure.ts';
import { readTicketForm } from '../../domain/support/read-ticket-form.ts';
import { CONFIRMATIONS, confirmationsSince } from '../../domain/support/tickets.ts';
import type { MockCall } from '../core/call.ts';
import { sameText } from '../../domain/same-text.ts';
import { postEmail } from '../mails/post-email.ts';
import type { ShopState } from '../state.ts';

type Ticket = ShopState['tickets'][number];

/** Where the shop's own mails come from, and tickets go. */
export const SUPPORT = 'shop@spindle.example';

/**
 * Keeps a ticket, and mails it to support and to its sender. Anybody can name anybody's address: who
 * has had five confirmations within a quarter of an hour gets no more.
 * @throws 400 naming what is missing
 */
export function sendTicket(call: MockCall<'sendTicket'>): Ticket {
  const { state, body, caller, now, newId, origin } = call;
  // without the authenticator's code nobody is signed in
  const account = caller?.mfaVerified === true ? { ...caller, id: caller.userId } : null;
  const form = readTicketForm(body, account);
  if ('missing' in form) throw badRequest(form.missing[0]?.message ?? '', form.missing);
  const { fields } = form;
  const since = confirmationsSince(now).getTime();
  const recent = state.tickets.filter(
    ({ email, dateCreated }) => sameText(email, fields.email) && Date.parse(dateCreated) > since,
  );
  const ticket: Ticket = {
    id: newId(),
    number: nextNumber(state),
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
  const emailed = { ...ticket, known: ticket.userId !== null };
  postEmail(call, SUPPORT, supportEmail(emailed, origin));
  if (recent.length < CONFIRMATIONS) {
    postEmail(call, ticket.email, ticketReceivedEmail(emailed));
  }
  return ticket;
}

function nextNumber({ numbers }: ShopState): number {
  const number = (numbers['ticket'] ?? 1000) + 1;
  numbers['ticket'] = number;
  return number;
}
