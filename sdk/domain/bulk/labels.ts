import { rejection, type Outcome } from '../rejection.ts';

/**
 * Returns how many cents are left for labels, or null without a limit.
 * @param spent cents that the previous labels cost
 */
export const leftToSpend = (maxCents: number | null, spent: number): number | null =>
  maxCents === null ? null : Math.max(0, maxCents - spent);

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
  "This order's label was bought and voided in the meantime. To replace it, buy another label on the order.",
);

export const limitReached = rejection(
  'LIMIT_REACHED',
  'Not bought: this label would exceed your spending limit.',
);
