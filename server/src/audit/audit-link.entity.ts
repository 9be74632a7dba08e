import { defineEntity, p } from '@mikro-orm/core';
import type { Int8, TableOf } from '../database/tables.ts';
import { addOnly } from './add-only.ts';

const AuditLinkSchema = defineEntity({
  name: 'AuditLink',
  tableName: 'audit_links',
  properties: {
    /** From 1 on, without gaps. */
    number: p.bigint('number').primary().autoincrement(false),
    entryId: p.uuid().unique(),
    /** Salted, of what may be personal; null where that was erased before the entry had its place. */
    valuesHash: p.text().strictNullable(),
    /** Of the entry and of the hash before it. */
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

/** The place of an audit entry in the chain. The table takes additions only. */
export class AuditLink extends AuditLinkSchema.class {}
AuditLinkSchema.setClass(AuditLink);

declare module '../database/tables.ts' {
  interface Tables {
    audit_links: TableOf<typeof AuditLinkSchema, { number: Int8 }>;
  }
}
