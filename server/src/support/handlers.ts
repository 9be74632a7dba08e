import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminTickets } from './admin-tickets.ts';
import { changeTicketStatus } from './change-ticket-status.ts';
import { presentTicket } from './presenters.ts';
import { sendTicket } from './send-ticket.ts';
import { ticketFields } from './ticket-fields.ts';

export const support = {
  async sendTicket(call) {
    const fields = ticketFields(call.body, call.session.user);
    const number = await sendTicket(call, fields);
    return {
      Status: 'SUCCESS',
      Reason: `Your message has arrived. It is ticket #${number}; we will answer to ${fields.email}.`,
    };
  },

  listAdminTickets: (call) => answerList(call, adminTickets),

  getAdminTicket: ({ em, params }) => answerRecord(em, params.id, adminTickets),

  async changeTicketStatus(call) {
    const { done, reason, ticket } = await changeTicketStatus(call, call.params.id, call.body);
    return {
      Status: done ? 'SUCCESS' : 'ERROR',
      Reason: reason,
      Ticket: presentTicket(ticket),
    };
  },
} satisfies Handlers<'sendTicket' | 'listAdminTickets' | 'getAdminTicket' | 'changeTicketStatus'>;
