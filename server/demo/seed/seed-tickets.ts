import type { EntityManager } from '@mikro-orm/postgresql';
import { administrator } from '@spindle/sdk/demo/people';
import { planTickets } from '@spindle/sdk/demo/support/plan-tickets';
import { demoTemplates } from '@spindle/sdk/demo/support/templates';
import { newId } from '../../src/database/base.ts';
import { TicketMessage } from '../../src/support/ticket-message.entity.ts';
import { TicketTemplate } from '../../src/support/ticket-template.entity.ts';
import { Ticket } from '../../src/support/ticket.entity.ts';

interface SeedContext {
  em: EntityManager;
  /** User ids by email. */
  userIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Writes support tickets, their replies, and the reply templates. */
export function seedTickets({ em, userIds, now }: SeedContext): void {
  for (const template of demoTemplates) {
    em.create(TicketTemplate, { id: newId(), ...template, updatedAt: now });
  }
  const staffId = userIds.get(administrator.email);
  if (staffId === undefined) throw new Error('The demo shop has no administrator.');
  for (const { answer, status, ...ticket } of planTickets(now)) {
    const written = em.create(Ticket, {
      id: newId(),
      userId: userIds.get(ticket.email) ?? null,
      ...ticket,
      state: status,
      lastMessageAt: answer?.at ?? ticket.createdAt,
      messageCount: answer === null ? 1 : 2,
      assigneeId: answer === null ? null : staffId,
      assignee: ticket.answeredBy,
      version: answer === null ? 1 : 2,
    });
    if (answer === null) continue;
    em.create(TicketMessage, {
      ticket: written,
      from: 'STAFF',
      authorId: staffId,
      author: administrator.email,
      message: answer.message,
      createdAt: answer.at,
    });
  }
}
