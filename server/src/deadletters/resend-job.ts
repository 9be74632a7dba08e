import { jobResent, jobWaitsAlready } from '@spindle/sdk/domain/deadletters/replies';
import { db } from '../database/db.ts';
import { deadLetters } from '../jobs/queues.ts';
import { lockJob, note, type JobChange } from './job-change.ts';

/**
 * Resends a failed job.
 * @throws Failure 404 if the job doesn't exist
 */
export async function resendJob(call: JobChange, id: string): Promise<string> {
  return call.em.transactional(async (tx) => {
    const { job } = await lockJob(tx, id);
    const resent = await call.services.jobs.resend(tx, { ids: [id] });
    if (resent === 0) {
      await db(tx)
        .deleteFrom('pgboss.job')
        .where('name', '=', deadLetters)
        .where('id', '=', id)
        .execute();
    }
    note(tx, call, { does: 'resend', id, job });
    return resent === 0 ? jobWaitsAlready : jobResent;
  });
}
