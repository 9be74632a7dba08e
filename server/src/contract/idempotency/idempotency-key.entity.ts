import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    /** Who called, which operation, which key; hashed together. */
    id: p.text().primary(),
    /** Whose call it was; null for keys from before replies were counted. */
    userId: p.uuid().strictNullable().default(null).index(),
    /** Of the reply. */
    bytes: p.integer().default(0),
    /** SHA-256 of what was asked, in hex. */
    request: p.text(),
    /** Null while the first call is under way. */
    reply: p.json<unknown>().columnType('json').strictNullable().default(null),
    /** Until then the first call is taken to be under way; after a crash the next one goes ahead. */
    heldUntil: moment(),
    expiresAt: moment().index(),
  },
});

/** A call that should happen once, and what it was answered. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);

declare module '../../database/tables.ts' {
  interface Tables {
    idempotency_keys: TableOf<typeof IdempotencyKeySchema>;
  }
}
