import { formatMoney } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';
import type { Day } from '../time/calendar.ts';

/** A token's refunds on the most recent day with refunds, in cents. */
export interface RefundedOnDay {
  /** In the shop's calendar: `2026-11-23`. */
  day: Day;
  cents: number;
}

/** Returns today's refunds, with these cents added. */
export function refundedToday(
  before: RefundedOnDay | null,
  { cents, today }: { cents: number; today: Day },
): RefundedOnDay {
  return { day: today, cents: (before?.day === today ? before.cents : 0) + cents };
}

/** Returns how many cents the token can still refund today, or null without a cap. */
export const refundLeft = (
  cap: number | null,
  { before, today }: { before: RefundedOnDay | null; today: Day },
): number | null =>
  cap === null ? null : Math.max(0, cap - refundedToday(before, { cents: 0, today }).cents);

interface CappedToken {
  scope: 'customer' | 'warehouse' | 'extended';
  /** Null for a token with all permissions of its role. */
  scopes: readonly string[] | null;
  /** Cents. Null if no cap was set. */
  cap: number | null;
}

/**
 * Returns the maximum refund per day of a token, in cents, or null if the token can't refund.
 * Tokens with all permissions of a role are capped too, at the amount that a person can refund
 * without a fresh proof.
 */
export const refundCapOf = ({ scope, scopes, cap }: CappedToken, stepUpCents: number) =>
  cap ?? (scopes === null && scope === 'extended' ? stepUpCents : null);

/** @param cap in cents */
export const capReached = (cap: number) =>
  rejection(
    'REFUND_CAP_REACHED',
    `This refund would exceed the token's daily limit of ${formatMoney(cap)}.`,
  );
/** For people. @param cap in cents */
export const ownCapReached = (cap: number) =>
  rejection(
    'REFUND_CAP_REACHED',
    `This refund would exceed your daily limit of ${formatMoney(cap)}. Ask an administrator to make it.`,
  );
