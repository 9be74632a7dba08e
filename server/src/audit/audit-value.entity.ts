import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const AuditValueSchema = defineEntity({
  name: 'AuditValue',
  tableName: 'audit_values',
  properties: {
    /** No foreign key: the entry is written after it, by the statement that writes both. */
    entryId: p.uuid().primary(),
    /** Random, so that what was erased cannot be guessed from the hash that stays. */
    salt: p.text(),
    actorEmail: p.text().strictNullable().default(null),
    before: p.json<Record<string, unknown>>().strictNullable().default(null),
    after: p.json<Record<string, unknown>>().strictNullable().default(null),
  },
  triggers: [
    {
      name: 'audit_values_never_changed',
      timing: 'before',
      events: ['update'],
      forEach: 'statement',
      body: `raise exception 'audit_values are erased or stay as they are' using errcode = 'restrict_violation'; return null`,
    },
  ],
});

/** What may be personal of an audit entry. It can be erased: the chain holds only a salted hash of it. */
export class AuditValue extends AuditValueSchema.class {}
AuditValueSchema.setClass(AuditValue);

declare module '../database/tables.ts' {
  interface Tables {
    audit_values: TableOf<typeof AuditValueSchema>;
  }
}
