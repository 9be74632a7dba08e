import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { addOnly } from './add-only.ts';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: id(),
    at: timestamp(),
    actorId: p.uuid().strictNullable().default(null),
    /** Always null here, because the trigger moves the value to `audit_values`. */
    actorEmail: p.text().strictNullable().default(null),
    /** The folder and the verb: `orders.edit-state`. */
    action: p.text(),
    /** Such as `order 6f0c1f3a-…`. */
    subject: p.text(),
    /** Always null here, like `after`, because the trigger moves both to `audit_values`. */
    before: p.json<Record<string, unknown>>().strictNullable().default(null),
    after: p.json<Record<string, unknown>>().strictNullable().default(null),
    requestId: p.text().strictNullable().default(null),
  },
  indexes: [
    { name: 'audit_entries_by_age', properties: ['at', 'id'] },
    { name: 'audit_entries_of_a_subject', properties: ['subject', 'at'] },
    { name: 'audit_entries_by_action', properties: ['action', 'at', 'id'] },
    { name: 'audit_entries_of_an_actor', properties: ['actorId', 'at', 'id'] },
  ],
  triggers: [
    {
      // Moves values that may name people to another table, where they can be erased. Queues the
      // entry for the chain, in the order in which entries are committed.
      name: 'audit_entries_values_aside',
      timing: 'before',
      events: ['insert'],
      forEach: 'row',
      body: `insert into audit_values (entry_id, salt, actor_email, before, after) values (new.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), new.actor_email, new.before, new.after); insert into audit_unsealed (entry_id) values (new.id); new.actor_email := null; new.before := null; new.after := null; return new`,
    },
    {
      name: 'audit_entries_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: addOnly('audit_entries'),
    },
  ],
});

/**
 * An action by an employee. The table is append-only. Potentially personal data is in
 * `audit_values`.
 */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

declare module '../database/tables.ts' {
  interface Tables {
    audit_entries: TableOf<typeof AuditEntrySchema>;
  }
}
