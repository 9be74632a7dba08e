import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { workOnBulk } from './work-on-bulk.ts';

/**
 * Goes on with what was begun and has lost its message, given up by the queue or restored without
 * it, and with what was to be done at a time that has come.
 */
export async function resumeBulks({
  orm,
  jobs,
  now,
}: Pick<Services, 'orm' | 'jobs' | 'now'>): Promise<void> {
  const running = await db(orm.em.fork())
    .selectFrom('bulks')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        eb('state', '=', 'running'),
        and([eb('state', '=', 'scheduled'), eb('starts_at', '<=', now())]),
      ]),
    )
    .execute();
  for (const { id } of running) {
    await jobs.sendNow(workOnBulk, { bulkId: id }, { singletonKey: id });
  }
}
