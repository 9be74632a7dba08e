import type { EntityManager } from '@mikro-orm/postgresql';
import { requireValid } from '@spindle/sdk/contract/failure';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/rejection';
import { readTicketForm } from '@spindle/sdk/domain/support/read-ticket-form';
import { presentOwnTicket } from '@spindle/sdk/domain/support/thread';
import { ticketReceived } from '@spindle/sdk/domain/support/tickets';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminTickets, presentTicket } from './admin-tickets.ts';
import { editTicket } from './edit-ticket.ts';
import { type TicketOutcome, requireOwn, findTicket, readThread } from './thread.ts';
import { listOwnTickets } from './list-own-tickets.ts';
import { sendTicket } from './send-ticket.ts';
import type { Ticket } from './ticket.entity.ts';
import { writeToTicket } from './write-to-ticket.ts';

export const support = {
  async sendTicket(call) {
    const { user } = call.session;
    // Without the authenticator code, no one counts as signed in.
    const account = user?.mfaVerified === true ? user : null;
    const { fields } = requireValid(readTicketForm(call.body, account));
    return presentDone(ticketReceived(await sendTicket(call, fields), fields.email));
  },

  listTickets: ({ em, user }) => listOwnTickets(em, user),

  async getTicket({ em, params, user }) {
    const ticket = await findTicket(em, params.id);
    requireOwn(ticket, user);
    return ownTicket(em, ticket);
  },

  async writeToTicket(call) {
    const { outcome, ticket } = await writeToTicket(call, call.params.id, call.body.message);
    return { ...presentOutcome(outcome), Ticket: await ownTicket(call.em, ticket) };
  },

  listAdminTickets: (call) => answerList(call, adminTickets),

  getAdminTicket: ({ em, params }) => answerRecord(em, params.id, adminTickets),

  listTicketMessages: async ({ em, params }) => readThread(em, await findTicket(em, params.id)),

  answerTicket: async (call) =>
    ticketReply(await editTicket(call, call.params.id, { kind: 'ANSWER', ...call.body })),

  assignTicket: async (call) =>
    ticketReply(await editTicket(call, call.params.id, { kind: 'ASSIGNEE', ...call.body })),

  changeTicketStatus: async (call) =>
    ticketReply(await editTicket(call, call.params.id, { kind: 'STATUS', ...call.body })),
} satisfies Handlers<
  | 'sendTicket'
  | 'listTickets'
  | 'getTicket'
  | 'writeToTicket'
  | 'listAdminTickets'
  | 'getAdminTicket'
  | 'listTicketMessages'
  | 'answerTicket'
  | 'assignTicket'
  | 'changeTicketStatus'
>;

const ticketReply = ({ outcome, ticket }: TicketOutcome) => ({
  ...presentOutcome(outcome),
  Ticket: presentTicket(ticket),
});

const ownTicket = async (em: EntityManager, ticket: Ticket) =>
  presentOwnTicket(presentTicket(ticket), await readThread(em, ticket));
