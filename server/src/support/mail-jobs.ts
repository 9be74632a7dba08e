import {
  supportEmail,
  ticketAnswerEmail,
  ticketMessageEmail,
  ticketReceivedEmail,
} from '@spindle/sdk/domain/support/ticket-emails';
import { z } from 'zod';
import { renderEmail } from '../gateways/render-email.ts';
import { defineJob } from '../jobs/job.ts';
import { readEmailedMessage, readEmailedTicket } from './read-emailed.ts';

const payload = z.object({ ticketId: z.uuid() });
const messagePayload = z.object({ messageId: z.uuid() });

/** To whoever answers: their reply goes to the sender. */
export const mailTicketToSupport = defineJob({
  name: 'mail-ticket-to-support',
  payload,
  async handle({ orm, config, mail }, { ticketId }) {
    const ticket = await readEmailedTicket(orm.em.fork(), ticketId);
    if (!ticket) return;
    await mail.send({
      ...renderEmail(supportEmail(ticket, config.publicUrl)),
      to: config.supportEmail ?? config.mail.from,
      replyTo: { name: ticket.name ?? '', address: ticket.email },
      messageId: `ticket-${ticketId}`,
    });
  },
});

/** Confirms the ticket's number to its sender. */
export const mailTicketConfirmation = defineJob({
  name: 'mail-ticket-confirmation',
  payload,
  async handle({ orm, config, mail }, { ticketId }) {
    const ticket = await readEmailedTicket(orm.em.fork(), ticketId);
    if (!ticket) return;
    await mail.send({
      ...renderEmail(ticketReceivedEmail(ticket)),
      to: ticket.email,
      replyTo: config.supportEmail ?? config.mail.from,
      messageId: `ticket-confirmation-${ticketId}`,
    });
  },
});

/** To the sender: what staff answered. */
export const mailTicketAnswer = defineJob({
  name: 'mail-ticket-answer',
  payload: messagePayload,
  async handle({ orm, config, mail }, { messageId }) {
    const written = await readEmailedMessage(orm.em.fork(), messageId);
    if (!written) return;
    const { ticket, message } = written;
    await mail.send({
      ...renderEmail(ticketAnswerEmail(ticket, message, config.publicUrl)),
      to: ticket.email,
      replyTo: config.supportEmail ?? config.mail.from,
      messageId: `ticket-message-${messageId}`,
    });
  },
});

/** To whoever answers: what the sender wrote on. */
export const mailMessageToSupport = defineJob({
  name: 'mail-ticket-message-to-support',
  payload: messagePayload,
  async handle({ orm, config, mail }, { messageId }) {
    const written = await readEmailedMessage(orm.em.fork(), messageId);
    if (!written) return;
    const { ticket, message } = written;
    await mail.send({
      ...renderEmail(ticketMessageEmail(ticket, message, config.publicUrl)),
      to: config.supportEmail ?? config.mail.from,
      replyTo: { name: ticket.name ?? '', address: ticket.email },
      messageId: `ticket-message-${messageId}`,
    });
  },
});
