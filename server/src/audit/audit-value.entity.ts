import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const AuditValueSchema = defineEntity({
  name: 'AuditValue',
  tableName: 'audit_values',
  properties: {
    /** No foreign key, because the statement writes the entry only after its values. */
    entryId: p.uuid().primary(),
    /** Random, so that erased values can't be guessed from the remaining hash. */
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

/**
 * Potentially personal values of an audit entry. They can be erased, because the chain holds only
 * their salted hash.
 */
export class AuditValue extends AuditValueSchema.class {}
AuditValueSchema.setClass(AuditValue);

declare module '../database/tables.ts' {
  interface Tables {
    audit_values: TableOf<typeof AuditValueSchema>;
  }
}
