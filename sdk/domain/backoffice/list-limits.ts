import { rejection } from '../rejection.ts';

/** Lists count and page up to this many records. Beyond it, the count reads "more than 10,000". */
export const COUNTED_UP_TO = 10_001;

/**
 * Maximum number of matches for a search text. A text with more matches is rejected as too short.
 */
export const MAX_NAMED = 2_000;

/** Returns the message shown if there are more matches. */
export const tooManyMatches = (text: string) =>
  `“${text}” matches too many results. Type the full name, email address or number.`;

/** @param deepest the highest offset a page can start at */
export const useCursor = (deepest: number) =>
  rejection(
    'USE_CURSOR',
    `Pages can't start after row ${deepest.toLocaleString('en')}. Send the previous page's X-Next-Cursor as the after parameter, narrow the filter, reverse the sort, or request text/csv.`,
  );
