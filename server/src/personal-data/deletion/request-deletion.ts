import {
  deletionAwaited,
  deletionDue,
  validateDeletion,
} from '@spindle/sdk/domain/account/deletion';
import { rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import type { Call } from '../../contract/handlers.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { mailDeletion } from './mail-deletion.ts';
import { readUnfinished } from './read-unfinished.ts';
import { AccountDeletion } from './account-deletion.entity.ts';

type DeletionCall = Pick<Call<'requestDeletion'>, 'em' | 'session' | 'services' | 'now'>;

/** Schedules an account's deletion in two weeks. Repeating the request changes nothing. */
export async function requestDeletion({
  em,
  session,
  services,
  now,
}: DeletionCall): Promise<Outcome> {
  const { timeZone } = services.config.business;
  return em.transactional(async (tx) => {
    const { id } = await lockAccount(tx, session);
    const awaited = await tx.findOne(AccountDeletion, { user: id });
    if (awaited) return deletionAwaited(awaited.dueAt, timeZone);
    const rejection = validateDeletion(await readUnfinished(tx, id, { pages: false }));
    if (rejection) return rejectWith(rejection);
    const due = deletionDue(now);
    tx.create(AccountDeletion, { user: id, askedAt: now, dueAt: due, nextTryAt: due });
    await services.jobs.send(tx, mailDeletion, {
      userId: id,
      stage: 'awaited',
      due: due.toISOString(),
    });
    return deletionAwaited(due, timeZone);
  });
}
