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
export const tooManyMatches = (text: string) =>
  `“${text}” matches too many results. Type the full name, email address or number.`;

/** @param deepest the highest offset a page can start at */
export const useCursor = (deepest: number) =>
  rejection(
    'USE_CURSOR',
    `Pages can start at row ${deepest.toLocaleString('en')} at most. Send the previous page's X-Next-Cursor as the after parameter, narrow the filter, reverse the sort, or request text/csv.`,
  );
