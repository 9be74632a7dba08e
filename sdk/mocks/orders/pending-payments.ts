import {
  FAILED_PAYMENT_DAYS,
  type PendingPaymentFacts,
} from '../../domain/orders/pending-payments.ts';
import { toDate } from '../../domain/time/calendar.ts';
import type { ShopState } from '../state.ts';
import { inCents } from './sold-item.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a customer's payments that are waiting for a bank or were declined recently, newest
 * first.
 */
export function pendingPayments(
  state: ShopState,
  userId: string,
  now: Date,
): PendingPaymentFacts[] {
  const failedAfter = now.getTime() - FAILED_PAYMENT_DAYS * DAY_MS;
  return state.checkouts
    .filter((one) => one.userId === userId)
    .flatMap((one) => {
      const { confirmingSince, failedAt } = one;
      if (confirmingSince === undefined) return [];
      const failedLately = failedAt !== undefined && Date.parse(failedAt) >= failedAfter;
      if (one.state !== 'AWAITING' && !failedLately) return [];
      return {
        id: one.checkoutId,
        session: one.checkoutId,
        confirmingSince: new Date(confirmingSince),
        closedAt: toDate(failedAt),
        totalCents: one.total,
        lines: one.lines.map(inCents),
      };
    })
    .toReversed();
}
