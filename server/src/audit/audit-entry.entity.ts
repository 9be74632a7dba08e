import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { addOnly } from './add-only.ts';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: id(),
    at: moment(),
    actorId: p.uuid().strictNullable().default(null),
    /** Put aside: see the trigger. */
    actorEmail: p.text().strictNullable().default(null),
    /** `orders.edit-state`: the folder and the verb. */
    action: p.text(),
    /** `order 6f0c1f3a-…` */
    subject: p.text(),
    /** Put aside, like what follows. */
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
      // What may name people lies beside the entry, where it can be erased; and the entry waits for
      // its place in the chain, in the order in which entries are committed.
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
 * What a member of staff did. The table takes additions only; what may be personal of it is in
 * `audit_values`.
 */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

declare module '../database/tables.ts' {
  interface Tables {
    audit_entries: TableOf<typeof AuditEntrySchema>;
  }
}
