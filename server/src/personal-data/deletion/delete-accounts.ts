import { db } from '../../database/db.ts';
import { workThrough } from '../../jobs/work-through.ts';
import type { Services } from '../../services.ts';
import { deleteAccount } from './delete-account.ts';

const CLAIMED_AT_ONCE = 10;
const AGAIN_AFTER_MS = 30 * 60_000;
/** Shorter than the ten minutes between runs. */
const TURN_MS = 500_000;

/** Deletes the accounts that are due. Several processes can run this at the same time. */
export async function deleteAccounts(services: Services, leaving?: AbortSignal): Promise<void> {
  const now = services.now();
  await workThrough({
    forMs: TURN_MS,
    leaving,
    claim: () => claimDue(services, now),
    async work(due) {
      if (!(await deleteAccount(services, due)))
        services.log.info({ userId: due.userId }, 'an account deletion is waiting');
    },
    failed(error, { userId }) {
      services.log.warn({ err: error, userId }, "an account couldn't be deleted yet");
    },
  });
}

/** Claims due deletions for half an hour, after which they are tried again. */
function claimDue({ orm }: Services, now: Date) {
  return db(orm.em.fork())
    .updateTable('account_deletions as d')
    .from((eb) =>
      eb
        .selectFrom('account_deletions')
        .select('user_id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(CLAIMED_AT_ONCE)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_try_at: new Date(now.getTime() + AGAIN_AFTER_MS) })
    .whereRef('d.user_id', '=', 'due.user_id')
    .returning(['d.user_id as userId', 'd.due_at as due'])
    .execute();
}
