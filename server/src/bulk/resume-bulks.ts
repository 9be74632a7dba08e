import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { workOnBulk } from './work-on-bulk.ts';

/** Goes on with what was begun and has lost its message: given up by the queue, or restored without it. */
export async function resumeBulks({ orm, jobs }: Pick<Services, 'orm' | 'jobs'>): Promise<void> {
  const running = await db(orm.em.fork())
    .selectFrom('bulks')
    .select('id')
    .where('state', '=', 'running')
    .execute();
  for (const { id } of running) {
    await jobs.sendNow(workOnBulk, { bulkId: id }, { singletonKey: id });
  }
}
