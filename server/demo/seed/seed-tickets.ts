import type { EntityManager } from '@mikro-orm/postgresql';
import { planTickets } from '@spindle/sdk/demo/support/plan-tickets';
import { newId } from '../../src/database/base.ts';
import { Ticket } from '../../src/support/ticket.entity.ts';

interface Circumstances {
  em: EntityManager;
  /** By e-mail. */
  userIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Writes what people wrote to support. */
export function seedTickets({ em, userIds, now }: Circumstances): void {
  for (const ticket of planTickets(now)) {
    em.create(Ticket, {
      id: newId(),
      userId: userIds.get(ticket.email) ?? null,
      ...ticket,
      state: ticket.closedAt === null ? 'OPEN' : 'CLOSED',
      version: ticket.closedAt === null ? 1 : 2,
    });
  }
}
