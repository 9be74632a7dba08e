import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { changeKinds } from './record-changes.ts';

const WindowChangeSchema = defineEntity({
  name: 'WindowChange',
  tableName: 'window_changes',
  properties: {
    /** The transaction that made it: its number tells whether somebody who looked could see it. */
    tx: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').primary(),
    kind: p.enum([...changeKinds]).primary(),
    groupId: p.text().primary(),
    /** Empty for the group itself. */
    memberId: p.text().primary(),
    changedAt: moment().defaultRaw('now()'),
  },
  indexes: [
    {
      name: 'window_changes_by_time',
      expression: `create index "window_changes_by_time" on "window_changes" using brin ("changed_at")`,
    },
  ],
});

/**
 * What visitors see of a record is another: a row that a trigger writes in the transaction of the
 * change, once, whoever makes it and by whatever statement. Nobody waits for anybody.
 */
export class WindowChange extends WindowChangeSchema.class {}
WindowChangeSchema.setClass(WindowChange);

declare module '../database/tables.ts' {
  interface Tables {
    window_changes: TableOf<typeof WindowChangeSchema>;
  }
}
