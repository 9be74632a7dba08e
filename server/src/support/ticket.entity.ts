import { defineEntity, p } from '@mikro-orm/core';
import { id, moment, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

export const ticketStates = ['OPEN', 'CLOSED'] as const;

const TicketSchema = defineEntity({
  name: 'Ticket',
  tableName: 'support_tickets',
  properties: {
    id: id(),
    /** What people read out to each other; the database counts it up. */
    number: p.integer().autoincrement().unique(),
    /** Null for visitors. */
    userId: p.uuid().strictNullable().index().default(null),
    email: p.text(),
    name: p.text().strictNullable().default(null),
    issue: p.text(),
    message: p.text(),
    state: p.enum([...ticketStates]).default('OPEN'),
    createdAt: moment(),
    closedAt: moment().strictNullable().default(null),
    closedBy: p.text().strictNullable().default(null),
    version: version(),
  },
  indexes: [
    { name: 'support_tickets_by_state', properties: ['state', 'createdAt', 'id'] },
    { name: 'support_tickets_by_age', properties: ['createdAt', 'id'] },
  ],
});

/** What somebody wrote to support. */
export class Ticket extends TicketSchema.class {}
TicketSchema.setClass(Ticket);

declare module '../database/tables.ts' {
  interface Tables {
    support_tickets: TableOf<typeof TicketSchema>;
  }
}
