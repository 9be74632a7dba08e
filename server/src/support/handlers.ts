import { badRequest } from '@spindle/sdk/contract/failure';
import { presentOutcome } from '@spindle/sdk/domain/refusal';
import { readTicketForm } from '@spindle/sdk/domain/support/read-ticket-form';
import { ticketReceived } from '@spindle/sdk/domain/support/tickets';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminTickets } from './admin-tickets.ts';
import { changeTicketStatus } from './change-ticket-status.ts';
import { presentTicket } from './presenters.ts';
import { sendTicket } from './send-ticket.ts';

export const support = {
  async sendTicket(call) {
    const { user } = call.session;
    // without the authenticator's code nobody is signed in
    const form = readTicketForm(call.body, user?.mfaVerified === true ? user : null);
    if ('missing' in form) throw badRequest(form.missing[0]?.message ?? '', form.missing);
    const number = await sendTicket(call, form.fields);
    return { Status: 'SUCCESS', Reason: ticketReceived(number, form.fields.email) };
  },

  listAdminTickets: (call) => answerList(call, adminTickets),

  getAdminTicket: ({ em, params }) => answerRecord(em, params.id, adminTickets),

  async changeTicketStatus(call) {
    const { outcome, ticket } = await changeTicketStatus(call, call.params.id, call.body);
    return { ...presentOutcome(outcome), Ticket: presentTicket(ticket) };
  },
} satisfies Handlers<'sendTicket' | 'listAdminTickets' | 'getAdminTicket' | 'changeTicketStatus'>;
