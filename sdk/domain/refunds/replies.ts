import { formatMoney } from '../money/dollars.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';

/** What is said to staff who gave money back. */
export const refundMade = (cents: number) =>
  `${formatMoney(cents)} will be refunded to the customer.`;

/** What came of a refund by staff. */
export type StaffRefundOutcome = Rejection | { refundId: string; cents: number };

export const presentStaffRefund = (outcome: StaffRefundOutcome) =>
  'code' in outcome
    ? { ...presentRejection(outcome), refundId: null }
    : { ...presentDone(refundMade(outcome.cents)), refundId: outcome.refundId };

/** A refund failed after its units were put on the shelf and sold again. */
export const refundedUnitsGone =
  "A refund failed, so this order needs its units again, but they've since been sold.";

/** What stands in the order's history: asked for by staff. */
export const refundAsked = (cents: number, reason: string) =>
  `Refund of ${formatMoney(cents)} by staff: ${reason}`;

/** The same, of what has become of it; `failure` is why, as far as the provider says. */
export function refundSettled(
  cents: number,
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED',
  failure: string | null,
): string {
  const why = `Refund of ${formatMoney(cents)} ${state.toLowerCase()}`;
  return failure ? `${why}: ${failure}` : why;
}
