import { makeSignal } from './signal.ts';

export interface JobRun {
  job: string;
  outcome: 'done' | 'failed' | 'given_up';
  seconds: number;
}

/** Receives each attempt of a job. */
export const jobRuns = makeSignal<JobRun>();
