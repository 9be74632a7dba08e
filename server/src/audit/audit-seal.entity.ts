import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { Int8, TableOf } from '../database/tables.ts';
import { addOnly } from './add-only.ts';

const AuditSealSchema = defineEntity({
  name: 'AuditSeal',
  tableName: 'audit_seals',
  properties: {
    /** Of the last entry under it. */
    number: p.bigint('number').primary().autoincrement(false),
    hash: p.text(),
    at: moment(),
    /** Which key made it: keys rotate. */
    keyId: p.text(),
    /** HMAC-SHA-256 of the above, with a key that the database never sees. */
    mac: p.text(),
  },
  triggers: [
    {
      name: 'audit_seals_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: addOnly('audit_seals'),
    },
  ],
});

/** Vouches for the chain up to its number. The table takes additions only. */
export class AuditSeal extends AuditSealSchema.class {}
AuditSealSchema.setClass(AuditSeal);

declare module '../database/tables.ts' {
  interface Tables {
    audit_seals: TableOf<typeof AuditSealSchema, { number: Int8 }>;
  }
}
