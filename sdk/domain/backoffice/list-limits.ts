import { rejection } from '../rejection.ts';

/** As far as the records of a list are counted, and leafed through; that many stands for more than 10,000. */
export const COUNTED_UP_TO = 10_001;

/** Records that a typed text may name before it is too short to list what it finds. */
export const MAX_NAMED = 2_000;

/** Said of such a text in place of a list. */
export const tooManyFit = (text: string) =>
  `“${text}” fits too many. Type more of it: the whole name, the e-mail address or the number.`;

/** @param deepest the last place that a page may begin at */
export const useCursor = (deepest: number) =>
  rejection(
    'USE_CURSOR',
    `Pages begin at place ${deepest.toLocaleString('en')} at most. Go on with after and the X-Next-Cursor of the page before, narrow the filter, sort the other way round, or ask for text/csv.`,
  );
