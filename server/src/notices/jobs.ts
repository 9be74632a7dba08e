import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneNotices } from './prune-notices.ts';
import { notifyWaiting } from './notify-waiting.ts';

export const notifyWaitingJob = defineJob({
  name: 'tell-waiting',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => notifyWaiting(services),
});

export const pruneNoticesJob = defineJob({
  name: 'forget-notices',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => pruneNotices(orm.em.fork(), now(), leaving),
});
