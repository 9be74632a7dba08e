import { rejection, type Outcome } from '../rejection.ts';

/**
 * Returns how many cents are left for labels, or null without a limit.
 * @param spent cents that the previous labels cost
 */
export const leftToSpend = (mostCents: number | null, spent: number): number | null =>
  mostCents === null ? null : Math.max(0, mostCents - spent);

/**
 * Returns whether the label failed because it would exceed the total limit. Then no more labels are
 * bought.
 */
export const isLimit = (outcome: Outcome): boolean =>
  !outcome.done && outcome.code === 'RATE_TOO_DEAR';

/**
 * A crash happened after the label was bought but before that was recorded, and staff voided the
 * label in between.
 */
export const boughtAndVoided = rejection(
  'CHANGED_MEANWHILE',
  'Its label was bought and voided while this went on. Buy another on the order, if it is to have one.',
);

export const limitReached = rejection(
  'LIMIT_REACHED',
  'Not bought: with the labels before it, this would cost more than may be spent.',
);
