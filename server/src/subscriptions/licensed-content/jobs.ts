import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { cleanReleases } from './clean-releases.ts';

export const cleanReleasesJob = defineJob({
  name: 'clean-releases',
  payload: z.object({}),
  retryLimit: 0,
  handle: cleanReleases,
});
