import { noSuch } from '../records.ts';

export const noSuchJob = noSuch('job');

export const jobResent = 'The job is on its way again.';
export const jobWaitsAlready = 'Another in the same words waits already, so this one was dropped.';
export const jobDropped = 'The job is dropped.';

export const MAX_RESENT = 1_000;

export const jobsResent = (count: number): string => {
  if (count === 0) return 'None of them is left to be sent again.';
  return count === 1 ? 'One job is on its way again.' : `${count} jobs are on their way again.`;
};
