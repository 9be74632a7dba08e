import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    /** Hash of caller, operation and key. */
    id: p.text().primary(),
    /** The caller's account. Null for keys from before the shop counted responses. */
    userId: p.uuid().strictNullable().default(null).index(),
    /** Size of the response. */
    bytes: p.integer().default(0),
    /** SHA-256 of the request, in hex. */
    request: p.text(),
    /** Null while the first call is pending. */
    reply: p.json<unknown>().columnType('json').strictNullable().default(null),
    /** Until then, the first call counts as pending. After a crash, the next call proceeds. */
    heldUntil: timestamp(),
    expiresAt: timestamp().index(),
  },
});

/** A call that must happen only once, and its response. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);

declare module '../../database/tables.ts' {
  interface Tables {
    idempotency_keys: TableOf<typeof IdempotencyKeySchema>;
  }
}
