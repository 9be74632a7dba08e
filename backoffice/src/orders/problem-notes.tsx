import { disputeIsLost } from '@spindle/sdk/domain/orders/disputes';
import { holds } from '@spindle/sdk/domain/orders/owed';
import { refundToAssign } from '@spindle/sdk/domain/refunds/assign-refund';
import { voidUnpaidNoted } from '@spindle/sdk/domain/shipping/void-label';
import { formatCents, humanize } from '../ui/format.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { failedRefunds, openDisputes, type StaffOrder } from './staff-order.ts';

/** Shows what went wrong with an order's payment, above everything else. */
export function ProblemNotes({ order }: { order: StaffOrder }) {
  const problems = [
    ...failedRefunds(order).map(({ refundId, amount, failure }) => ({
      id: refundId,
      title: `A refund of ${formatCents(amount)} failed`,
      text: failure ?? 'The payment provider gave no reason.',
    })),
    ...openDisputes(order).map(({ disputeId, amount, reason, status }) => ({
      id: disputeId,
      title: `Don't ship: ${formatCents(amount)} of this payment is disputed`,
      text: `${humanize(reason)} · ${humanize(status)}`,
    })),
    ...order.disputes
      .filter((one) => disputeIsLost(one))
      .map(({ disputeId, amount }) => ({
        id: disputeId,
        title: `The customer's bank reversed ${formatCents(amount)}`,
        text: "You lost this dispute. Don't ship or refund anything from this payment.",
      })),
    ...order.refunds
      .filter(({ assigned, state }) => !assigned && state !== 'FAILED')
      .map(({ refundId, amount }) => ({
        id: refundId,
        title: refundToAssign(amount),
        text: holds.REFUND_UNASSIGNED.reason,
      })),
    ...(order.alert === null ? [] : [{ id: 'alert', title: 'Needs attention', text: order.alert }]),
    ...order.labels
      .filter(({ state }) => state === 'VOID_REJECTED')
      .map(({ trackingNumber }) => ({
        id: trackingNumber,
        title: voidUnpaidNoted(trackingNumber),
        text: "Request a refund from the carrier, and make sure the label isn't on a parcel.",
      })),
  ];
  return problems.map(({ id, title, text }) => (
    <OutcomeNote key={id} outcome={{ good: false, title, text }} />
  ));
}
