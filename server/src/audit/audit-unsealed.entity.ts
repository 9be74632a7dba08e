import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { GeneratedInt8, TableOf } from '../database/tables.ts';

const AuditUnsealedSchema = defineEntity({
  name: 'AuditUnsealed',
  tableName: 'audit_unsealed',
  properties: {
    entryId: p.uuid().primary(),
    /** Ascends for transactions that run one after another. */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
  },
});

/** An entry that isn't chained yet. A trigger on `audit_entries` writes it. */
export class AuditUnsealed extends AuditUnsealedSchema.class {}
AuditUnsealedSchema.setClass(AuditUnsealed);

declare module '../database/tables.ts' {
  interface Tables {
    audit_unsealed: TableOf<typeof AuditUnsealedSchema, { position: GeneratedInt8 }>;
  }
}
