import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUser } from '../identity/lock-user.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';

type Ending = 'PAID' | 'EXPIRED' | 'FAILED';

/** Ends an attempt to subscribe; one that has ended stays as it is. The person is locked by the caller. */
export async function endAttempt(
  em: EntityManager,
  attemptId: string,
  state: Ending,
  now: Date,
): Promise<void> {
  await query(
    em,
    `update subscription_checkouts set state = $2, closed_at = $3
      where id = $1 and closed_at is null`,
    [attemptId, state, now],
  );
}

/** The same in a transaction of its own. */
export async function closePage(
  services: Pick<Services, 'orm' | 'now'>,
  attempt: { id: string; userId: string },
  state: Ending,
): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, attempt.userId);
    await endAttempt(em, attempt.id, state, services.now());
  });
}
