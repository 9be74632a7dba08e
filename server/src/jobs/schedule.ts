import { checkCheckoutsJob } from '../checkout/jobs.ts';
import { deleteEndedJob } from '../identity/jobs.ts';
import { resumeRefundsJob } from '../payments/refund-jobs.ts';
import { finishLabelsJob } from '../shipping/jobs.ts';
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
  { job: deleteEndedJob, cron: '17 * * * *' },
  { job: finishLabelsJob, cron: '* * * * *' },
  { job: resumeRefundsJob, cron: '*/5 * * * *' },
];
