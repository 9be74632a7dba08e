import { rejection } from './rejection.ts';

/**
 * Returns the rejection if a record doesn't exist or isn't accessible. `thing` is a noun: `order`.
 */
export const noSuch = (thing: string) => rejection('NOT_FOUND', `${capitalized(thing)} not found.`);

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const noSuchAttribute = (owner: string) =>
  rejection('NOT_FOUND', `The ${owner} has no attribute with that name.`);

/** Returns whether a form was filled in from an outdated version. */
export const isStale = (version: number | undefined, current: number | undefined): boolean =>
  version !== undefined && version !== current;

/** Someone else saved the record after it was loaded. */
export const changedSinceLoaded = (noun: string) =>
  rejection(
    'CHANGED_MEANWHILE',
    `Someone changed this ${noun} while you were editing. Reload it, then make your changes again.`,
  );
