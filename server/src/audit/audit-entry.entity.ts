import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: id(),
    at: moment(),
    actorId: p.uuid().strictNullable().default(null),
    actorEmail: p.text().strictNullable().default(null),
    /** `orders.edit-state`: the folder and the verb. */
    action: p.text(),
    /** `order 6f0c1f3a-…` */
    subject: p.text(),
    before: p.json<Record<string, unknown>>().strictNullable().default(null),
    after: p.json<Record<string, unknown>>().strictNullable().default(null),
    requestId: p.text().strictNullable().default(null),
  },
  indexes: [
    { name: 'audit_entries_by_age', properties: ['at', 'id'] },
    { name: 'audit_entries_of_a_subject', properties: ['subject', 'at'] },
    { name: 'audit_entries_by_action', properties: ['action', 'at', 'id'] },
    {
      name: 'audit_entries_by_actor',
      expression: `create index "audit_entries_by_actor" on "audit_entries" (lower("actor_email"), "at", "id")`,
    },
  ],
  triggers: [
    {
      name: 'audit_entries_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `raise exception 'audit_entries takes additions only' using errcode = 'restrict_violation'; return null`,
    },
  ],
});

/** What a member of staff did. The table takes additions only. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

declare module '../database/tables.ts' {
  interface Tables {
    audit_entries: TableOf<typeof AuditEntrySchema>;
  }
}
