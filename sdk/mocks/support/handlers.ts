import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminTickets } from './admin-tickets.ts';
import { changeTicketStatus } from './change-ticket-status.ts';
import { sendTicket } from './send-ticket.ts';

export const support = {
  sendTicket(call) {
    const { number, email } = sendTicket(call);
    return {
      Status: 'SUCCESS',
      Reason: `Your message has arrived. It is ticket #${number}; we will answer to ${email}.`,
    };
  },

  listAdminTickets: (call) => answerList(call, adminTickets(call.state)),

  getAdminTicket: ({ state, params }) => answerRecord(params.id, adminTickets(state)),

  changeTicketStatus(call) {
    const { done, reason, ticket } = changeTicketStatus(call);
    return { Status: done ? 'SUCCESS' : 'ERROR', Reason: reason, Ticket: ticket };
  },
} satisfies Pick<
  MockHandlers,
  'sendTicket' | 'listAdminTickets' | 'getAdminTicket' | 'changeTicketStatus'
>;
