import { presentOutcome } from '../../domain/refusal.ts';
import { find } from '../core/find.ts';
import { ticketReceived, ticketStatuses } from '../../domain/support/tickets.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { sendTicket } from './send-ticket.ts';
import { textsOf } from '../../contract/filter-values.ts';
import { oneOfChoices, textAnywhere, type ListFilter } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import { ownTickets } from './own-tickets.ts';
import { answerTicket, assignTicket, changeTicketStatus } from './staff-changes.ts';
import { threadIn } from './thread.ts';

export const support = {
  ...ownTickets,

  sendTicket(call) {
    const { number, email } = sendTicket(call);
    return { Status: 'SUCCESS', Reason: ticketReceived(number, email) };
  },

  listAdminTickets: (call) => answerList(call, adminTickets(call.state)),

  getAdminTicket: ({ state, params }) => answerRecord(params.id, adminTickets(state)),

  listTicketMessages: ({ state, params }) =>
    threadIn(
      state,
      find(state.tickets, ({ id }) => id === params.id, 'ticket'),
    ),

  answerTicket: (call) => ticketReply(answerTicket(call)),
  assignTicket: (call) => ticketReply(assignTicket(call)),
  changeTicketStatus: (call) => ticketReply(changeTicketStatus(call)),
} satisfies Partial<MockHandlers>;

const ticketReply = ({ outcome, ticket }: ReturnType<typeof answerTicket>) => ({
  ...presentOutcome(outcome),
  Ticket: ticket,
});

type Ticket = ShopState['tickets'][number];

/** Everything that people wrote to support. */
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
      q: holdsTyped,
    },
  },
});

const holdsWritten = textAnywhere(({ issue, message, email, name }: Ticket) => [
  issue,
  message,
  email,
  name,
]);

/** As people read it out, with or without the sign in front. */
const hasNumber: ListFilter<Ticket> = (value) => {
  const numbers = textsOf(value)?.map((text) => text.replace(/^#/, ''));
  if (!numbers?.every((text) => /^\d{1,9}$/.test(text))) return undefined;
  return ({ number }) => numbers.some((text) => Number(text) === number);
};

/** A typed text anywhere in what was written or by whom, or the number. */
const holdsTyped: ListFilter<Ticket> = (value) => {
  const written = holdsWritten(value);
  return written && ((ticket) => written(ticket) || hasNumber(value)?.(ticket) === true);
};
