import { formatMoney } from '../money/dollars.ts';
import { refusal } from '../refusal.ts';

/** What a token gave back on the last day that it gave anything, in cents. */
export interface RefundedOnDay {
  /** `2026-11-23`, UTC. */
  day: string;
  cents: number;
}

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** What it has given back today with these, too. */
export function refundedToday(
  before: RefundedOnDay | null,
  { cents, now }: { cents: number; now: Date },
): RefundedOnDay {
  const day = dayOf(now);
  return { day, cents: (before?.day === day ? before.cents : 0) + cents };
}

/** What it may still give back today, in cents; null where nothing bounds it. */
export const refundLeft = (
  cap: number | null,
  { before, now }: { before: RefundedOnDay | null; now: Date },
): number | null =>
  cap === null ? null : Math.max(0, cap - refundedToday(before, { cents: 0, now }).cents);

/** @param cap cents */
export const capReached = (cap: number) =>
  refusal(
    'REFUND_CAP_REACHED',
    `This token may give back ${formatMoney(cap)} a day, and this would be more.`,
  );
