import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { Ticket } from './ticket.entity.ts';

const TicketMessageSchema = defineEntity({
  name: 'TicketMessage',
  tableName: 'support_messages',
  properties: {
    id: id(),
    ticket: () => p.manyToOne(Ticket).ref().deleteRule('cascade'),
    from: p.enum(['CUSTOMER', 'STAFF']),
    authorId: p.uuid(),
    /** The author's email address at that time. */
    author: p.text(),
    message: p.text(),
    createdAt: timestamp(),
  },
  indexes: [{ name: 'support_messages_by_ticket', properties: ['ticket', 'createdAt', 'id'] }],
});

/** A message in a ticket's thread, after the first one. */
export class TicketMessage extends TicketMessageSchema.class {}
TicketMessageSchema.setClass(TicketMessage);

declare module '../database/tables.ts' {
  interface Tables {
    support_messages: TableOf<typeof TicketMessageSchema>;
  }
}
