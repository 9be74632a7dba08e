import { rejection } from './rejection.ts';

/**
 * Used if the record doesn't exist or the requester has no access to it. `thing` is a noun:
 * `order`.
 */
export const noSuch = (thing: string) => rejection('NOT_FOUND', `${capitalized(thing)} not found.`);

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const noSuchAttribute = (owner: string) =>
  rejection('NOT_FOUND', `The ${owner} has no attribute with that name.`);

/** Returns whether a form was filled in from a version other than the current one. */
export const isStale = (version: number | undefined, current: number | undefined): boolean =>
  version !== undefined && version !== current;

/** Someone else saved the record after it was loaded. */
export const changedSinceLoaded = (noun: string) =>
  rejection(
    'CHANGED_MEANWHILE',
    `Someone changed this ${noun} while you were editing. Reload it, then make your changes again.`,
  );
