import { presentOutcome, done, refused, type Outcome } from '../../domain/refusal.ts';
import { find } from '../core/find.ts';
import { ticketReceived, ticketChanged, ticketIs } from '../../domain/support/tickets.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers, MockCall } from '../core/call.ts';
import { sendTicket } from './send-ticket.ts';
import { textsOf, typedText } from '../../contract/filter-values.ts';
import { oneOfChoices, textAnywhere, type ListFilter } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import { recordAudit } from '../audit/record-audit.ts';

export const support = {
  sendTicket(call) {
    const { number, email } = sendTicket(call);
    return { Status: 'SUCCESS', Reason: ticketReceived(number, email) };
  },

  listAdminTickets: (call) => answerList(call, adminTickets(call.state)),

  getAdminTicket: ({ state, params }) => answerRecord(params.id, adminTickets(state)),

  changeTicketStatus(call) {
    const { outcome, ticket } = changeTicketStatus(call);
    return { ...presentOutcome(outcome), Ticket: ticket };
  },
} satisfies Partial<MockHandlers>;

type Ticket = ShopState['tickets'][number];

/** Everything that people wrote to support. */
const adminTickets = ({ tickets }: ShopState): MockList<Ticket> => ({
  resource: 'tickets',
  records: tickets,
  sortable: ['number', 'status'],
  sortBy: { status: ({ status, dateCreated }) => [status, dateCreated] },
  filters: {
    ids: ['id', 'userId'],
    emails: ['email'],
    others: {
      status: oneOfChoices(({ status }) => status, ['OPEN', 'CLOSED']),
      number: hasNumber,
      q: holdsTyped,
    },
  },
});

const holdsWritten = textAnywhere(({ issue, message, email, name, number }: Ticket) => [
  issue,
  message,
  email,
  name,
  String(number),
]);

/** As people read it out, with or without the sign in front. */
const hasNumber: ListFilter<Ticket> = (value) => {
  const numbers = textsOf(value)?.map((text) => text.replace(/^#/, ''));
  if (!numbers?.every((text) => /^\d{1,9}$/.test(text))) return undefined;
  return ({ number }) => numbers.some((text) => Number(text) === number);
};

/** A typed text anywhere in what was written, by whom, or in the number. */
const holdsTyped: ListFilter<Ticket> = (value) => {
  const typed = typedText(value)?.replace(/^#(?=\d)/, '');
  return typed === undefined ? undefined : holdsWritten(typed);
};

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
function changeTicketStatus(call: MockCall<'changeTicketStatus'>): TicketOutcome {
  const { state, params, body, caller, now } = call;
  const { status, version } = body;
  const ticket = find(state.tickets, ({ id }) => id === params.id, 'ticket');
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
