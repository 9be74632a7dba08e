import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { foldMovements } from './fold-movements.ts';

export const foldMovementsJob = defineJob({
  name: 'fold-stock-movements',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => foldMovements(orm.em.fork(), now(), leaving),
});
