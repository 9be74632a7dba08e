import { makeSignal } from './signal.ts';

export interface JobRun {
  job: string;
  outcome: 'done' | 'failed' | 'given_up';
  seconds: number;
}

/** Told for each try of a job. */
export const jobRuns = makeSignal<JobRun>();
