import { deletionAwaited, deletionDue, refuseDeletion } from '@spindle/sdk/domain/account/deletion';
import { refused, type Outcome } from '@spindle/sdk/domain/refusal';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { mailDeletion } from './mail-deletion.ts';
import { readUnfinished } from './read-unfinished.ts';

type Around = Pick<Call<'requestDeletion'>, 'em' | 'session' | 'services' | 'now'>;

/** Has an account deleted in two weeks; again makes no difference. */
export async function requestDeletion({ em, session, services, now }: Around): Promise<Outcome> {
  const { timeZone } = services.config.business;
  return em.transactional(async (tx) => {
    const { id } = await lockAccount(tx, session);
    const awaited = await db(tx)
      .selectFrom('account_deletions')
      .select('due_at as due')
      .where('user_id', '=', id)
      .executeTakeFirst();
    if (awaited) return deletionAwaited(awaited.due, timeZone);
    const refusal = refuseDeletion(await readUnfinished(tx, id, { pages: false }));
    if (refusal) return refused(refusal);
    const due = deletionDue(now);
    await db(tx)
      .insertInto('account_deletions')
      .values({ user_id: id, asked_at: now, due_at: due, next_try_at: due })
      .execute();
    await services.jobs.send(tx, mailDeletion, {
      userId: id,
      stage: 'awaited',
      due: due.toISOString(),
    });
    return deletionAwaited(due, timeZone);
  });
}
