import { holdsAny } from '../../domain/identity/staff-roles.ts';
import { filterBy, textsOf } from '../../contract/filter-values.ts';
import { notFound } from '../../contract/failure.ts';
import { noSuch } from '../../domain/records.ts';
import { pick } from '../../domain/fields.ts';
import { presentDone, presentOutcome, type Outcome } from '../../domain/rejection.ts';
import { presentOwnTicket } from '../../domain/support/thread.ts';
import {
  isOwnTicket,
  MAX_OWN_TICKETS,
  ticketNumbers,
  ticketReceived,
  ticketStatuses,
} from '../../domain/support/tickets.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { oneOfChoices, textAnywhere, type ListFilter } from '../core/list-filters.ts';
import type { Person, ShopState } from '../state.ts';
import {
  editTicket,
  sendTicket,
  threadIn,
  ticketOf,
  writeToTicket,
  type Ticket,
} from './edit-ticket.ts';

export const support = {
  sendTicket(call) {
    const { number, email } = sendTicket(call);
    return presentDone(ticketReceived(number, email));
  },

  listTickets: ({ state, user }) =>
    state.tickets
      .filter((ticket) => isOf(ticket, user))
      .toSorted((a, b) => b.dateMessage.localeCompare(a.dateMessage))
      .slice(0, MAX_OWN_TICKETS)
      .map((one) => pick(one, 'id', 'number', 'issue', 'status', 'dateCreated', 'dateMessage')),

  getTicket: (call) => presentOwn(call.state, findOwn(call)),

  writeToTicket(call) {
    const outcome = writeToTicket(call, () => findOwn(call));
    return { ...presentOutcome(outcome), Ticket: presentOwn(call.state, findOwn(call)) };
  },

  listAdminTickets: (call) => answerList(call, adminTickets(call.state)),

  getAdminTicket: ({ state, params }) => answerRecord(params.id, adminTickets(state)),

  listTicketMessages: (call) => threadIn(call.state, ticketOf(call)),

  answerTicket(call) {
    const { message, ...rest } = call.body;
    return ticketReply(call, editTicket(call, { kind: 'ANSWER', ...rest }, message));
  },

  assignTicket(call) {
    const { assigneeId: id, version } = call.body;
    const isAgent = (one: Person) => one.userId === id && holdsAny(one, ['tickets:write']);
    ticketOf(call);
    const { people } = call.state;
    const found = id === null ? null : getOr404(people, isAgent, 'administrator');
    const assignee = found && { id: found.userId, email: found.email };
    return ticketReply(call, editTicket(call, { kind: 'ASSIGNEE', version, assignee }));
  },

  changeTicketStatus: (call) =>
    ticketReply(call, editTicket(call, { kind: 'STATUS', ...call.body })),
} satisfies Partial<MockHandlers>;

type TicketCall = Pick<AnyMockCall, 'state'> & { params: { id: string } };

const ticketReply = (call: TicketCall, outcome: Outcome) => ({
  ...presentOutcome(outcome),
  Ticket: ticketOf(call),
});

const isOf = (ticket: Ticket, { userId: id, email }: Person) => isOwnTicket(ticket, { id, email });

function findOwn(call: TicketCall & { user: Person }): Ticket {
  const ticket = ticketOf(call);
  if (!isOf(ticket, call.user)) throw notFound(noSuch('ticket'));
  return ticket;
}

const presentOwn = (state: ShopState, ticket: Ticket) =>
  presentOwnTicket(ticket, threadIn(state, ticket));

const adminTickets = ({ tickets }: ShopState): MockList<Ticket> => ({
  resource: 'tickets',
  records: tickets,
  sortable: ['dateMessage', 'number', 'status'],
  sortBy: { status: ({ status, dateMessage }) => [status, dateMessage] },
  filters: {
    ids: ['id', 'userId', 'assigneeId'],
    emails: ['email'],
    times: ['dateCreated'],
    others: {
      status: oneOfChoices(({ status }) => status, ticketStatuses),
      number: hasNumber,
      q: matchesText,
    },
  },
});

const holdsWritten = textAnywhere(({ issue, message, email, name }: Ticket) => [
  issue,
  message,
  email,
  name,
]);

const hasNumber: ListFilter<Ticket> = filterBy(
  (value) => ticketNumbers(textsOf(value)),
  (numbers) => (ticket) => numbers.includes(ticket.number),
);

/** Matches a text anywhere in a ticket's message or sender, or the number of the ticket. */
const matchesText: ListFilter<Ticket> = (value) => {
  const written = holdsWritten(value);
  return written && ((ticket) => written(ticket) || hasNumber(value)?.(ticket) === true);
};
