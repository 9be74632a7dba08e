import {
  supportEmail,
  ticketReceivedEmail,
  type EmailedTicket,
} from '@spindle/sdk/domain/support/ticket-emails';
import { z } from 'zod';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import { renderEmail } from '../gateways/render-email.ts';
import { defineJob } from '../jobs/job.ts';
import type { Services } from '../services.ts';

const payload = z.object({ ticketId: z.uuid() });

/** To whoever answers: their reply goes to the sender. */
export const mailTicketToSupport = defineJob({
  name: 'mail-ticket-to-support',
  payload,
  async handle(services, { ticketId }) {
    const ticket = await readTicket(services, ticketId);
    if (!ticket) return;
    const { config, mail } = services;
    await mail.send({
      ...renderEmail(supportEmail(ticket, config.publicUrl)),
      to: config.supportEmail ?? config.mail.from,
      replyTo: { name: ticket.name ?? '', address: ticket.email },
      messageId: `ticket-${ticketId}`,
    });
  },
});

/** To the sender: that it arrived, under which number, and what they wrote. */
export const mailTicketConfirmation = defineJob({
  name: 'mail-ticket-confirmation',
  payload,
  async handle(services, { ticketId }) {
    const ticket = await readTicket(services, ticketId);
    if (!ticket) return;
    const { config, mail } = services;
    await mail.send({
      ...renderEmail(ticketReceivedEmail(ticket)),
      to: ticket.email,
      replyTo: config.supportEmail ?? config.mail.from,
      messageId: `ticket-confirmation-${ticketId}`,
    });
  },
});

async function readTicket({ orm }: Services, id: string): Promise<EmailedTicket | undefined> {
  return db(orm.em.fork())
    .selectFrom('support_tickets')
    .select(['id', 'number', 'email', 'name', 'issue', 'message'])
    .select((eb) => bool(eb('user_id', 'is not', null)).as('known'))
    .where('id', '=', id)
    .executeTakeFirst();
}
