import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { cleanImages } from './clean-images.ts';

export const cleanImagesJob = defineJob({
  name: 'clean-images',
  payload: z.object({}),
  retryLimit: 0,
  handle: cleanImages,
});
