import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { dropUnopened } from './drop-unopened.ts';

export const dropUnopenedJob = defineJob({
  name: 'drop-unopened-parts-lists',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => dropUnopened(orm.em.fork(), now(), leaving),
});
