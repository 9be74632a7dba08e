import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../../identity/user.entity.ts';

const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletions',
  properties: {
    user: () => p.oneToOne(User).primary().ref().deleteRule('cascade'),
    askedAt: moment(),
    /** Until then its owner can take it back. */
    dueAt: moment(),
    /** When to try next; what has to end before, or a provider that is away, puts it off. */
    nextTryAt: moment().index(),
  },
  checks: [{ name: 'account_deletions_never_early', expression: 'next_try_at >= due_at' }],
});

/** An account that its owner wants deleted; gone with what it is about. */
export class AccountDeletion extends AccountDeletionSchema.class {}
AccountDeletionSchema.setClass(AccountDeletion);

declare module '../../database/tables.ts' {
  interface Tables {
    account_deletions: TableOf<typeof AccountDeletionSchema, { user_id: string }, 'user'>;
  }
}
