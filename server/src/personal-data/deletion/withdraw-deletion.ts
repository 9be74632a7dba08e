import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { mailDeletion } from './mail-deletion.ts';

type Around = Pick<Call<'withdrawDeletion'>, 'em' | 'session' | 'services'>;

/** Keeps an account that was to be deleted. Whoever deletes it holds its row meanwhile. */
export async function withdrawDeletion({ em, session, services }: Around): Promise<void> {
  await em.transactional(async (tx) => {
    const { id } = await lockAccount(tx, session);
    const withdrawn = await db(tx)
      .deleteFrom('account_deletions')
      .where('user_id', '=', id)
      .returning('due_at as due')
      .executeTakeFirst();
    if (withdrawn === undefined) return;
    await services.jobs.send(tx, mailDeletion, {
      userId: id,
      stage: 'taken-back',
      due: withdrawn.due.toISOString(),
    });
  });
}
