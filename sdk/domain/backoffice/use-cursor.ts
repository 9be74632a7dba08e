import { refusal } from '../refusal.ts';

/** @param deepest the last place that a page may begin at */
export const useCursor = (deepest: number) =>
  refusal(
    'USE_CURSOR',
    `Pages begin at place ${deepest.toLocaleString('en')} at most. Go on with after and the X-Next-Cursor of the page before, narrow the filter, sort the other way round, or ask for text/csv.`,
  );
