import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { mailedCode } from './mailed-code-columns.ts';
import { User } from './user.entity.ts';

const RecoverySchema = defineEntity({
  name: 'Recovery',
  tableName: 'recoveries',
  properties: {
    id: id(),
    email: p.text(),
    /** Null if no account has that address. Such a request can't be completed. */
    user: () => p.manyToOne(User).ref().strictNullable().index().deleteRule('cascade'),
    ...mailedCode(),
    createdAt: createdAt(),
    expiresAt: timestamp(),
    completedAt: timestamp().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'recoveries_by_email',
      expression: `create index "recoveries_by_email" on "recoveries" (lower("email"), "created_at")`,
    },
    { properties: ['expiresAt'] },
  ],
});

/** A request to reset a password. */
export class Recovery extends RecoverySchema.class {}
RecoverySchema.setClass(Recovery);

declare module '../database/tables.ts' {
  interface Tables {
    recoveries: TableOf<typeof RecoverySchema>;
  }
}
