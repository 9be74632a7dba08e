import type { AnyJob } from './job.ts';

export interface Schedule {
  job: AnyJob;
  /** Five fields, UTC. */
  cron: string;
  payload?: object;
}
