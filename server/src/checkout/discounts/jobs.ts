import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { finishCodes } from './finish-codes.ts';

export const finishCodesJob = defineJob({
  name: 'finish-codes',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => finishCodes(services),
});
