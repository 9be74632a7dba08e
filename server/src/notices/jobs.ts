import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { forgetNotices } from './forget-notices.ts';
import { notifyWaiting } from './notify-waiting.ts';

export const notifyWaitingJob = defineJob({
  name: 'tell-waiting',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => notifyWaiting(services),
});

export const forgetNoticesJob = defineJob({
  name: 'forget-notices',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => forgetNotices(orm.em.fork(), now(), leaving),
});
