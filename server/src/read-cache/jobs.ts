import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { forgetChanges } from './forget-changes.ts';

export const forgetWindowChangesJob = defineJob({
  name: 'forget-window-changes',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm }) => forgetChanges(orm.em.fork()),
});
