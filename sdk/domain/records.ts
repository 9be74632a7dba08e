import { rejection } from './rejection.ts';

/** Nobody has it, or not whoever asks. `thing` is a noun: `order`. */
export const noSuch = (thing: string) => rejection('NOT_FOUND', `${capitalized(thing)} not found.`);

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const noSuchAttribute = (owner: string) =>
  rejection('NOT_FOUND', `The ${owner} has no attribute with that name.`);

/** Whether a form was filled in from another version than the current one. */
export const isStale = (version: number | undefined, current: number | undefined): boolean =>
  version !== undefined && version !== current;

/** The record was saved by somebody else since it was read. */
export const changedMeanwhile = (noun: string) =>
  rejection(
    'CHANGED_MEANWHILE',
    `Someone changed this ${noun} while you were editing. Reload it, then make your changes again.`,
  );
