import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../../identity/user.entity.ts';

const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletions',
  properties: {
    user: () => p.oneToOne(User).primary().ref().deleteRule('cascade'),
    askedAt: timestamp(),
    /** The owner can cancel the deletion until this time. */
    dueAt: timestamp(),
    /** When to try next. Open business or an unavailable provider delays the deletion. */
    nextTryAt: timestamp().index(),
  },
  checks: [{ name: 'account_deletions_never_early', expression: 'next_try_at >= due_at' }],
});

/** A pending deletion requested by the account's owner. Deleted together with the account. */
export class AccountDeletion extends AccountDeletionSchema.class {}
AccountDeletionSchema.setClass(AccountDeletion);

declare module '../../database/tables.ts' {
  interface Tables {
    account_deletions: TableOf<typeof AccountDeletionSchema, { user_id: string }, 'user'>;
  }
}
