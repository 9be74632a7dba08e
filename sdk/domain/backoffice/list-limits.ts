import { rejection } from '../rejection.ts';

/**
 * How far the records of a list are counted and paged. This number stands for "more than 10,000".
 */
export const COUNTED_UP_TO = 10_001;

/**
 * Maximum number of records that a search text may match before it is too short to list its
 * results.
 */
export const MAX_NAMED = 2_000;

/** Returns the message shown instead of those results. */
export const tooManyFit = (text: string) =>
  `“${text}” fits too many. Type more of it: the whole name, the e-mail address or the number.`;

/** @param deepest the highest offset a page can start at */
export const useCursor = (deepest: number) =>
  rejection(
    'USE_CURSOR',
    `Pages begin at place ${deepest.toLocaleString('en')} at most. Go on with after and the X-Next-Cursor of the page before, narrow the filter, sort the other way round, or ask for text/csv.`,
  );
