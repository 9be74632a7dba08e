import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { GeneratedInt8, TableOf } from '../database/tables.ts';

const AuditUnsealedSchema = defineEntity({
  name: 'AuditUnsealed',
  tableName: 'audit_unsealed',
  properties: {
    entryId: p.uuid().primary(),
    /** What is written by one transaction after another ascends. */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
  },
});

/** An entry that waits for its place in the chain; a trigger of the entries writes it. */
export class AuditUnsealed extends AuditUnsealedSchema.class {}
AuditUnsealedSchema.setClass(AuditUnsealed);

declare module '../database/tables.ts' {
  interface Tables {
    audit_unsealed: TableOf<typeof AuditUnsealedSchema, { position: GeneratedInt8 }>;
  }
}
