import { formatMoney } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';
import type { Day } from '../time/calendar.ts';

/** What a token gave back on the last day that it gave anything, in cents. */
export interface RefundedOnDay {
  /** By the shop's calendar: `2026-11-23`. */
  day: Day;
  cents: number;
}

/** What it has given back today with these, too. */
export function refundedToday(
  before: RefundedOnDay | null,
  { cents, today }: { cents: number; today: Day },
): RefundedOnDay {
  return { day: today, cents: (before?.day === today ? before.cents : 0) + cents };
}

/** What it may still give back today, in cents; null where nothing bounds it. */
export const refundLeft = (
  cap: number | null,
  { before, today }: { before: RefundedOnDay | null; today: Day },
): number | null =>
  cap === null ? null : Math.max(0, cap - refundedToday(before, { cents: 0, today }).cents);

interface CappedToken {
  scope: 'customer' | 'warehouse' | 'extended';
  /** Null for a token that may do all that its role may. */
  scopes: readonly string[] | null;
  /** Cents; null where nobody has set a cap. */
  cap: number | null;
}

/**
 * The most a token may refund in a day, in cents; null where it may refund nothing. A token that may do
 * all that its role may has a cap, too: as much as a person may refund without a fresh proof.
 */
export const refundCapOf = ({ scope, scopes, cap }: CappedToken, stepUpCents: number) =>
  cap ?? (scopes === null && scope === 'extended' ? stepUpCents : null);

/** @param cap cents */
export const capReached = (cap: number) =>
  rejection(
    'REFUND_CAP_REACHED',
    `This refund would exceed the token's daily limit of ${formatMoney(cap)}.`,
  );
