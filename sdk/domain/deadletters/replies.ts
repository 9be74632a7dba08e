import { noSuch } from '../records.ts';

export const noSuchJob = noSuch('job');

export const jobResent = 'Job queued.';
export const jobWaitsAlready = 'An identical job is already queued, so this job was discarded.';
export const jobDropped = 'Job discarded.';

export const MAX_RESENT = 1_000;

export const jobsResent = (count: number): string => {
  if (count === 0) return 'No jobs left to retry.';
  return count === 1 ? '1 job queued.' : `${count} jobs queued.`;
};
