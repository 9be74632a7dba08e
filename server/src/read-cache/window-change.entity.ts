import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { changeKinds } from './record-changes.ts';

const WindowChangeSchema = defineEntity({
  name: 'WindowChange',
  tableName: 'window_changes',
  properties: {
    /**
     * The transaction that made the change. Its id shows whether an earlier reader could see the
     * change.
     */
    tx: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').primary(),
    kind: p.enum([...changeKinds]).primary(),
    groupId: p.text().primary(),
    /** Empty for the group itself. */
    memberId: p.text().primary(),
    changedAt: timestamp().defaultRaw('now()'),
  },
  indexes: [
    {
      name: 'window_changes_by_time',
      expression: `create index "window_changes_by_time" on "window_changes" using brin ("changed_at")`,
    },
  ],
});

/**
 * Records that visitors see a record differently. A trigger writes the row once per transaction,
 * whichever statement makes the change. Writers never wait for each other.
 */
export class WindowChange extends WindowChangeSchema.class {}
WindowChangeSchema.setClass(WindowChange);

declare module '../database/tables.ts' {
  interface Tables {
    window_changes: TableOf<typeof WindowChangeSchema>;
  }
}
