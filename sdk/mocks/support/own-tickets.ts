import { notFound } from '../../contract/failure.ts';
import { noSuch } from '../../domain/records.ts';
import { done, presentOutcome, refused } from '../../domain/refusal.ts';
import { threadForCustomer } from '../../domain/support/thread.ts';
import { ticketMessageEmail } from '../../domain/support/ticket-emails.ts';
import {
  isOwnTicket,
  MOST_OWN_TICKETS,
  refuseMessage,
  ticketReceived,
} from '../../domain/support/tickets.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { find } from '../core/find.ts';
import { postEmail } from '../mails/post-email.ts';
import type { ShopState } from '../state.ts';
import { SUPPORT } from './send-ticket.ts';
import { addMessage, readMessage, threadIn } from './thread.ts';

type Ticket = ShopState['tickets'][number];

/** Tickets as whoever wrote them sees them. */
export const ownTickets = {
  listTickets: ({ state, user }) =>
    state.tickets
      .filter((ticket) => isOwnTicket(ticket, { ...user, id: user.userId }))
      .toSorted((a, b) => b.dateMessage.localeCompare(a.dateMessage))
      .slice(0, MOST_OWN_TICKETS)
      .map(({ id, number, issue, status, dateCreated, dateMessage }) => {
        return { id, number, issue, status, dateCreated, dateMessage };
      }),

  getTicket: (call) => present(call.state, findOwn(call, call.params.id)),

  writeToTicket(call) {
    const { state, user, body, origin } = call;
    const message = readMessage(body.message);
    const ticket = findOwn(call, call.params.id);
    const full = refuseMessage(ticket.number, threadIn(state, ticket).length);
    if (full) return { ...presentOutcome(refused(full)), Ticket: present(state, ticket) };
    addMessage(call, ticket, { from: 'CUSTOMER', author: user.email, message });
    Object.assign(ticket, { status: 'OPEN', dateClosed: null, closedBy: null });
    ticket.version += 1;
    const emailed = { ...ticket, known: ticket.userId !== null };
    postEmail(call, SUPPORT, ticketMessageEmail(emailed, message, origin));
    const outcome = done(ticketReceived(ticket.number, ticket.email));
    return { ...presentOutcome(outcome), Ticket: present(state, ticket) };
  },
} satisfies Partial<MockHandlers>;

function findOwn({ state, user }: Pick<AnyMockCall, 'state' | 'user'>, id: string): Ticket {
  const ticket = find(state.tickets, (one) => one.id === id, 'ticket');
  if (!isOwnTicket(ticket, { ...user, id: user.userId })) throw notFound(noSuch('ticket'));
  return ticket;
}

function present(state: ShopState, ticket: Ticket) {
  const { id, number, issue, status, dateCreated } = ticket;
  const messages = threadForCustomer(threadIn(state, ticket));
  return { id, number, issue, status, dateCreated, messages };
}
