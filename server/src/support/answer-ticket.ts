import { recordAudit } from '../audit/record-audit.ts';
import { done, refused } from '@spindle/sdk/domain/refusal';
import {
  AFTER_ANSWER,
  refuseMessage,
  refuseStale,
  ticketAnswered,
  type TicketStatus,
} from '@spindle/sdk/domain/support/tickets';
import type { Services } from '../services.ts';
import { lockTicket } from './find-ticket.ts';
import { mailTicketAnswer } from './mail-jobs.ts';
import { presentTicket } from './presenters.ts';
import type { StaffCall, TicketOutcome } from './staff-call.ts';
import { addMessage, readMessage } from './thread.ts';
import { ticketStanding } from './ticket-standing.ts';

interface Answer {
  message: string;
  status?: TicketStatus;
  version?: number;
}

/**
 * Adds an answer and mails it. A ticket that is nobody's becomes that of whoever answers. Refused
 * where somebody wrote or changed anything since it was looked at.
 * @throws 400 for nothing but space, 404 where there is no such ticket
 */
export async function answerTicket(
  call: StaffCall & { services: Pick<Services, 'jobs'> },
  id: string,
  { message: typed, status = AFTER_ANSWER, version }: Answer,
): Promise<TicketOutcome> {
  const { em, user, requestId, now, services } = call;
  const message = readMessage(typed);
  return em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, id);
    const { number, state: was, messageCount } = ticket;
    const refusal =
      refuseStale(presentTicket(ticket), version) ?? refuseMessage(number, messageCount);
    if (refusal) return { outcome: refused(refusal), ticket };
    const messageId = addMessage(tx, ticket, { from: 'STAFF', author: user, message, now });
    tx.assign(ticket, {
      ...ticketStanding(status, { now, by: user.email }),
      ...(ticket.assigneeId === null && { assigneeId: user.id, assignee: user.email }),
      answeredBy: user.email,
    });
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'support.answer-ticket',
      subject: `ticket ${id}`,
      before: { status: was },
      after: { status, messageId },
      requestId,
      now,
    });
    await tx.flush();
    await services.jobs.send(tx, mailTicketAnswer, { messageId });
    return { outcome: done(ticketAnswered(number, ticket.email, status)), ticket };
  });
}
