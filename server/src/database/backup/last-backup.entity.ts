import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../base.ts';
import type { TableOf } from '../tables.ts';

const LastBackupSchema = defineEntity({
  name: 'LastBackup',
  tableName: 'last_backup',
  properties: {
    what: p.enum(['server']).primary(),
    endedAt: timestamp(),
  },
});

/**
 * When the last complete backup ended. A restored database has the time from its backup, so the
 * backup doesn't look newer than it is.
 */
export class LastBackup extends LastBackupSchema.class {}
LastBackupSchema.setClass(LastBackup);

declare module '../tables.ts' {
  interface Tables {
    last_backup: TableOf<typeof LastBackupSchema>;
  }
}
