import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { workOnBulk } from './work-on-bulk.ts';

/**
 * Resumes running bulk actions whose message was lost because the queue gave up or the database was
 * restored without it. Also starts scheduled bulk actions that are due.
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
