import { db } from '../database/db.ts';
import { deadLetters } from '../jobs/queues.ts';
import { lockJob, note, type JobChange } from './job-change.ts';

/**
 * Discards a failed job permanently.
 * @throws Failure 404 if the job doesn't exist
 */
export async function dropJob(call: JobChange, id: string): Promise<void> {
  await call.em.transactional(async (tx) => {
    const { job } = await lockJob(tx, id);
    await db(tx)
      .deleteFrom('pgboss.job')
      .where('name', '=', deadLetters)
      .where('id', '=', id)
      .execute();
    note(tx, call, { does: 'drop', id, job });
  });
}
