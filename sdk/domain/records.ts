import { rejection } from './rejection.ts';

/** Nobody has it, or not whoever asks. `thing` is a noun: `order`. */
export const noSuch = (thing: string) => rejection('NOT_FOUND', `There is no such ${thing}.`);

export const noSuchAttribute = (owner: string) =>
  rejection('NOT_FOUND', `The ${owner} has no attribute of that name.`);

/** Whether a form was filled in from another version than the current one. */
export const isStale = (version: number | undefined, current: number | undefined): boolean =>
  version !== undefined && version !== current;

/** The record was saved by somebody else since it was read. */
export const changedMeanwhile = (noun: string) =>
  rejection(
    'CHANGED_MEANWHILE',
    `Somebody changed this ${noun} meanwhile. Look at it again, then save.`,
  );
