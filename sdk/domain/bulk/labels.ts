import { rejection, type Outcome } from '../rejection.ts';

/**
 * Returns how many cents are left for labels, or null without a limit.
 * @param spent cents that the previous labels cost
 */
export const leftToSpend = (maxCents: number | null, spent: number): number | null =>
  maxCents === null ? null : Math.max(0, maxCents - spent);

/**
 * Returns whether a label failed because it would have exceeded the spending limit. If so, no more
 * labels are bought.
 */
export const isLimit = (outcome: Outcome): boolean =>
  !outcome.done && outcome.code === 'RATE_TOO_DEAR';

/** The process crashed after buying the label, and staff voided the label before the retry. */
export const boughtAndVoided = rejection(
  'CHANGED_MEANWHILE',
  "This order's label was bought and then voided. To replace it, buy another label on the order's page.",
);

export const limitReached = rejection(
  'LIMIT_REACHED',
  'Not bought: this label would exceed your spending limit.',
);
