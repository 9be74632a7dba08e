import { presentOutcome } from '../../domain/refusal.ts';
import { ticketReceived } from '../../domain/support/tickets.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminTickets } from './admin-tickets.ts';
import { changeTicketStatus } from './change-ticket-status.ts';
import { sendTicket } from './send-ticket.ts';

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
} satisfies Pick<
  MockHandlers,
  'sendTicket' | 'listAdminTickets' | 'getAdminTicket' | 'changeTicketStatus'
>;
