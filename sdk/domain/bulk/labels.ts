import { rejection, type Outcome } from '../rejection.ts';

/**
 * What is left to buy labels with; null where there is no limit.
 * @param spent cents that the labels before cost
 */
export const leftToSpend = (mostCents: number | null, spent: number): number | null =>
  mostCents === null ? null : Math.max(0, mostCents - spent);

/** Whether the labels together would cost more than they may, so that no further one is bought. */
export const isLimit = (outcome: Outcome): boolean =>
  !outcome.done && outcome.code === 'RATE_TOO_DEAR';

/** A crash came between buying and noting it, and staff took the label back before it was noted. */
export const boughtAndVoided = rejection(
  'CHANGED_MEANWHILE',
  'Its label was bought and voided while this went on. Buy another on the order, if it is to have one.',
);

export const limitReached = rejection(
  'LIMIT_REACHED',
  'Not bought: with the labels before it, this would cost more than may be spent.',
);
