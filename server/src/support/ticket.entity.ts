import { defineEntity, p } from '@mikro-orm/core';
import { MAX_MESSAGES, ticketStatuses } from '@spindle/sdk/domain/support/tickets';
import { id, moment, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

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
    /** The first of the thread; the others are rows of their own. */
    message: p.text(),
    state: p.enum([...ticketStatuses]).default('OPEN'),
    createdAt: moment(),
    /** The database knows one, for those written by the release before. */
    lastMessageAt: moment().defaultRaw('now()'),
    /** The first one included. */
    messageCount: p.integer().default(1),
    /** The administrator who looks after it, by account and e-mail address. */
    assigneeId: p.uuid().strictNullable().default(null),
    assignee: p.text().strictNullable().default(null),
    answeredBy: p.text().strictNullable().default(null),
    closedAt: moment().strictNullable().default(null),
    closedBy: p.text().strictNullable().default(null),
    version: version(),
  },
  checks: [
    {
      name: 'support_tickets_messages_in_range',
      expression: `message_count >= 1 and message_count <= ${MAX_MESSAGES}`,
    },
    {
      name: 'support_tickets_assignee_whole',
      expression: '(assignee_id is null) = (assignee is null)',
    },
  ],
  indexes: [
    { name: 'support_tickets_by_state', properties: ['state', 'lastMessageAt', 'id'] },
    { name: 'support_tickets_by_age', properties: ['createdAt', 'id'] },
    { name: 'support_tickets_by_last_message', properties: ['lastMessageAt', 'id'] },
    { name: 'support_tickets_by_assignee', properties: ['assigneeId', 'lastMessageAt', 'id'] },
    {
      // whose account's tickets a visitor's are
      name: 'support_tickets_by_visitor',
      expression: `create index "support_tickets_by_visitor" on "support_tickets" (lower("email")) where "user_id" is null`,
    },
    {
      // a part of whatever was written, or of who wrote
      name: 'support_tickets_by_text',
      expression: `create index "support_tickets_by_text" on "support_tickets" using gin (lower("issue") gin_trgm_ops, lower("message") gin_trgm_ops, lower("email") gin_trgm_ops, lower("name") gin_trgm_ops)`,
    },
    {
      // what staff look for: who wrote, and what about
      name: 'support_tickets_by_words',
      expression: `create index "support_tickets_by_words" on "support_tickets" using gin (search_fold(' ' || coalesce("name", '') || ' ' || "email" || ' ' || "issue") gin_trgm_ops)`,
    },
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
