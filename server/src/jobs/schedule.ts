import { checkCheckoutsJob } from '../checkout/jobs.ts';
import { deleteEndedJob, resealSecretsJob } from '../identity/jobs.ts';
import { cleanImagesJob } from '../media/jobs.ts';
import { resumeRefundsJob } from '../payments/refund-jobs.ts';
import { checkParcelsJob, finishLabelsJob } from '../shipping/jobs.ts';
import type { AnyJob } from './job.ts';

export interface Schedule {
  job: AnyJob;
  /** Five fields, UTC. */
  cron: string;
  payload?: object;
}

/** What runs by the clock, in one worker process at a time. */
export const schedules: Schedule[] = [
  { job: checkCheckoutsJob, cron: '* * * * *' },
  { job: checkParcelsJob, cron: '*/15 * * * *' },
  { job: cleanImagesJob, cron: '23 */6 * * *' },
  { job: deleteEndedJob, cron: '17 * * * *' },
  { job: finishLabelsJob, cron: '* * * * *' },
  { job: resealSecretsJob, cron: '47 * * * *' },
  { job: resumeRefundsJob, cron: '*/5 * * * *' },
];
