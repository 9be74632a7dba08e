import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type EmailedTicket,
  supportEmail,
  ticketAnswerEmail,
  ticketMessageEmail,
  ticketReceivedEmail,
} from '@spindle/sdk/domain/support/ticket-emails';
import { TicketMessage } from './ticket-message.entity.ts';
import { Ticket } from './ticket.entity.ts';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Loads the ticket data that emails show. */
async function readEmailedTicket(
  em: EntityManager,
  id: string,
): Promise<EmailedTicket | undefined> {
  const ticket = await em.findOne(Ticket, { id });
  return ticket === null ? undefined : emailed(ticket);
}

const emailed = ({ id, number, email, name, issue, message, userId }: Ticket): EmailedTicket => ({
  id,
  number,
  email,
  name,
  issue,
  message,
  known: userId !== null,
});

/** Loads a message of a thread, with its ticket. */
async function readEmailedMessage(em: EntityManager, id: string) {
  const written = await em.findOne(TicketMessage, { id }, { populate: ['ticket'] });
  return written && { ticket: emailed(written.ticket.$), message: written.message };
}

const payload = z.object({ ticketId: z.uuid() });
const messagePayload = z.object({ messageId: z.uuid() });

/** Emails support about a new ticket. Replies go to the sender. */
export const mailTicketToSupport = defineJob({
  name: 'mail-ticket-to-support',
  payload,
  async handle({ orm, config, mail }, { ticketId }) {
    const ticket = await readEmailedTicket(orm.em.fork(), ticketId);
    if (!ticket) return;
    await mail.send({
      content: supportEmail(ticket, config.publicUrl),
      to: config.business.supportEmail,
      replyTo: { name: ticket.name ?? '', address: ticket.email },
      messageId: `ticket-${ticketId}`,
    });
  },
});

/** Confirms the ticket number to the sender. */
export const mailTicketConfirmation = defineJob({
  name: 'mail-ticket-confirmation',
  payload,
  async handle({ orm, config, mail }, { ticketId }) {
    const ticket = await readEmailedTicket(orm.em.fork(), ticketId);
    if (!ticket) return;
    await mail.send({
      content: ticketReceivedEmail(ticket),
      to: ticket.email,
      replyTo: config.business.supportEmail,
      messageId: `ticket-confirmation-${ticketId}`,
    });
  },
});

/** Emails the sender an answer from staff. */
export const mailTicketAnswer = defineJob({
  name: 'mail-ticket-answer',
  payload: messagePayload,
  async handle({ orm, config, mail }, { messageId }) {
    const written = await readEmailedMessage(orm.em.fork(), messageId);
    if (!written) return;
    const { ticket, message } = written;
    await mail.send({
      content: ticketAnswerEmail(ticket, message, config.publicUrl),
      to: ticket.email,
      replyTo: config.business.supportEmail,
      messageId: `ticket-message-${messageId}`,
    });
  },
});

/** Emails support another message from the sender. */
export const mailMessageToSupport = defineJob({
  name: 'mail-ticket-message-to-support',
  payload: messagePayload,
  async handle({ orm, config, mail }, { messageId }) {
    const written = await readEmailedMessage(orm.em.fork(), messageId);
    if (!written) return;
    const { ticket, message } = written;
    await mail.send({
      content: ticketMessageEmail(ticket, message, config.publicUrl),
      to: config.business.supportEmail,
      replyTo: { name: ticket.name ?? '', address: ticket.email },
      messageId: `ticket-message-${messageId}`,
    });
  },
});
