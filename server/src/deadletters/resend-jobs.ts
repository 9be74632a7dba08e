import { MAX_RESENT } from '@spindle/sdk/domain/deadletters/replies';
import { recordAudit } from '../audit/record-audit.ts';
import type { JobChange } from './job-change.ts';

/** Resends all failed jobs of one kind. Returns the number of resent jobs. */
export async function resendJobs(call: JobChange, job: string): Promise<number> {
  const { em, user, now, requestId } = call;
  return em.transactional(async (tx) => {
    const count = await call.services.jobs.resend(tx, { name: job, limit: MAX_RESENT });
    recordAudit(tx, {
      actor: user && { id: user.id, email: user.email },
      action: 'jobs.resend-all',
      subject: `jobs ${job}`,
      before: null,
      after: { count },
      requestId,
      now,
    });
    return count;
  });
}
