import { formatMoney } from '../money/dollars.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';

/** Returns the message to staff after a refund. */
export const refundMade = (cents: number) =>
  `${formatMoney(cents)} will be refunded to the customer.`;

/** Result of a refund by staff. */
export type StaffRefundOutcome = Rejection | { refundId: string; cents: number };

export const presentStaffRefund = (outcome: StaffRefundOutcome) =>
  'code' in outcome
    ? { ...presentRejection(outcome), refundId: null }
    : { ...presentDone(refundMade(outcome.cents)), refundId: outcome.refundId };

/** Used if a refund fails after its units went back on the shelf and were sold again. */
export const refundedUnitsGone =
  "A refund failed, so this order needs its units again, but they've since been sold.";

/** Returns the history entry for a refund by staff. */
export const refundRequested = (cents: number, reason: string) =>
  `Refund of ${formatMoney(cents)} by staff: ${reason}`;

/**
 * Returns the history entry for a refund's result. `failure` is the provider's reason, if it gives
 * one.
 */
export function refundSettled(
  cents: number,
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED',
  failure: string | null,
): string {
  const why = `Refund of ${formatMoney(cents)} ${state.toLowerCase()}`;
  return failure ? `${why}: ${failure}` : why;
}
