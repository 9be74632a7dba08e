import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { Int8, TableOf } from '../database/tables.ts';
import { addOnly } from './add-only.ts';

const AuditSealSchema = defineEntity({
  name: 'AuditSeal',
  tableName: 'audit_seals',
  properties: {
    /** Number of the last entry that the seal covers. */
    number: p.bigint('number').primary().autoincrement(false),
    hash: p.text(),
    at: timestamp(),
    /** Id of the key used for the seal, because keys rotate. */
    keyId: p.text(),
    /** HMAC-SHA-256 of the columns above, with a key that the database never sees. */
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

/** A seal that authenticates the chain up to the seal's number. The table is append-only. */
export class AuditSeal extends AuditSealSchema.class {}
AuditSealSchema.setClass(AuditSeal);

declare module '../database/tables.ts' {
  interface Tables {
    audit_seals: TableOf<typeof AuditSealSchema, { number: Int8 }>;
  }
}
