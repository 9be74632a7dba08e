import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { deleteEnded } from './delete-ended.ts';

export const deleteEndedJob = defineJob({
  name: 'delete-ended-sessions',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }) => deleteEnded(orm.em.fork(), now()),
});
