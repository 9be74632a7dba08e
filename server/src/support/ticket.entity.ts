import { defineEntity, p } from '@mikro-orm/core';
import { MAX_MESSAGES, ticketStatuses } from '@spindle/sdk/domain/support/tickets';
import { id, timestamp, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const TicketSchema = defineEntity({
  name: 'Ticket',
  tableName: 'support_tickets',
  properties: {
    id: id(),
    /** The number people use to refer to the ticket, assigned by the database. */
    number: p.integer().autoincrement().unique(),
    /** Null for visitors who aren't signed in. */
    userId: p.uuid().strictNullable().index().default(null),
    email: p.text(),
    name: p.text().strictNullable().default(null),
    issue: p.text(),
    /** The first message of the thread. Later messages have their own rows. */
    message: p.text(),
    state: p.enum([...ticketStatuses]).default('OPEN'),
    createdAt: timestamp(),
    /** The default is for rows written by the previous release. */
    lastMessageAt: timestamp().defaultRaw('now()'),
    /** Includes the first message. */
    messageCount: p.integer().default(1),
    /** The assigned administrator, by account and email address. */
    assigneeId: p.uuid().strictNullable().default(null),
    assignee: p.text().strictNullable().default(null),
    answeredBy: p.text().strictNullable().default(null),
    closedAt: timestamp().strictNullable().default(null),
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
      // Finds the tickets that a visitor sent with an account's address.
      name: 'support_tickets_by_visitor',
      expression: `create index "support_tickets_by_visitor" on "support_tickets" (lower("email")) where "user_id" is null`,
    },
    {
      // For searching by any part of the text or the sender.
      name: 'support_tickets_by_text',
      expression: `create index "support_tickets_by_text" on "support_tickets" using gin (lower("issue") gin_trgm_ops, lower("message") gin_trgm_ops, lower("email") gin_trgm_ops, lower("name") gin_trgm_ops)`,
    },
    {
      // For the back-office search by sender and topic.
      name: 'support_tickets_by_words',
      expression: `create index "support_tickets_by_words" on "support_tickets" using gin (search_fold(' ' || coalesce("name", '') || ' ' || "email" || ' ' || "issue") gin_trgm_ops)`,
    },
  ],
});

/** A support request. */
export class Ticket extends TicketSchema.class {}
TicketSchema.setClass(Ticket);

declare module '../database/tables.ts' {
  interface Tables {
    support_tickets: TableOf<typeof TicketSchema>;
  }
}
