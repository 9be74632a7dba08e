import { securityEventsRetainedSince } from '@spindle/sdk/domain/security/security-events';
import { z } from 'zod';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';

/** Deletes expired security events. */
export const pruneSecurityEventsJob = defineJob({
  name: 'prune-security-events',
  payload: z.object({}),
  retryLimit: 0,
  async handle({ orm, now }, _, leaving) {
    const parameters = [securityEventsRetainedSince(now())];
    const due = { table: 'security_events', where: 'first_at < $1', parameters, leaving } as const;
    await deleteInBatches(orm.em.fork(), due);
  },
});
