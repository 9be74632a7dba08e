import { refusal } from './refusal.ts';

/** Nobody has it, or not whoever asks. `thing` is a noun: `order`. */
export const noSuch = (thing: string) => refusal('NOT_FOUND', `There is no such ${thing}.`);

export const noSuchAttribute = (owner: string) =>
  refusal('NOT_FOUND', `The ${owner} has no attribute of that name.`);

/** The record was saved by somebody else since it was read. */
export const changedMeanwhile = (noun: string) =>
  refusal(
    'CHANGED_MEANWHILE',
    `Somebody changed this ${noun} meanwhile. Look at it again, then save.`,
  );
