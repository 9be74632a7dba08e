import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { User } from '../identity/user.entity.ts';
import { Order } from '../orders/order.entity.ts';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).ref().nullable().deleteRule('cascade'),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    text: p.text(),
    authorId: p.uuid(),
    /** The author's email address at that time. */
    author: p.text(),
    createdAt: timestamp(),
  },
  indexes: [
    { name: 'notes_by_order', properties: ['order', 'createdAt', 'id'] },
    { name: 'notes_by_user', properties: ['user', 'createdAt', 'id'] },
  ],
  checks: [{ name: 'notes_about_one', expression: 'num_nonnulls(order_id, user_id) = 1' }],
});

/** A note by staff about an order or a customer. */
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

declare module '../database/tables.ts' {
  interface Tables {
    notes: TableOf<typeof NoteSchema>;
  }
}
