import { defineEntity, p } from '@mikro-orm/core';
import type { Int8, TableOf } from '../database/tables.ts';
import { addOnly } from './add-only.ts';

const AuditLinkSchema = defineEntity({
  name: 'AuditLink',
  tableName: 'audit_links',
  properties: {
    /** Starts at 1, without gaps. */
    number: p.bigint('number').primary().autoincrement(false),
    entryId: p.uuid().unique(),
    /**
     * Salted hash of the potentially personal values. Null if they were erased before the entry was
     * chained.
     */
    valuesHash: p.text().strictNullable(),
    /** Hash of the entry and the previous hash. */
    hash: p.text(),
  },
  triggers: [
    {
      name: 'audit_links_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: addOnly('audit_links'),
    },
  ],
});

/** An audit entry's position in the chain. The table is append-only. */
export class AuditLink extends AuditLinkSchema.class {}
AuditLinkSchema.setClass(AuditLink);

declare module '../database/tables.ts' {
  interface Tables {
    audit_links: TableOf<typeof AuditLinkSchema, { number: Int8 }>;
  }
}
