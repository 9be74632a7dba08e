import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { User } from './user.entity.ts';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Keyed hash. */
    codeHash: p.text(),
    usedAt: timestamp().strictNullable().default(null),
  },
  uniques: [{ properties: ['user', 'codeHash'] }],
});

/** Replaces the authenticator once. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);

declare module '../database/tables.ts' {
  interface Tables {
    recovery_codes: TableOf<typeof RecoveryCodeSchema>;
  }
}
