import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const CopiedUntilSchema = defineEntity({
  name: 'CopiedUntil',
  tableName: 'copied_until',
  properties: {
    what: p.enum(['balance_transactions']).primary(),
    at: timestamp(),
  },
});

/** How far a provider's data has been copied. The next copy continues there. */
export class CopiedUntil extends CopiedUntilSchema.class {}
CopiedUntilSchema.setClass(CopiedUntil);

declare module '../database/tables.ts' {
  interface Tables {
    copied_until: TableOf<typeof CopiedUntilSchema>;
  }
}
