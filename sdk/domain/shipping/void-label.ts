import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { isFurther } from './parcel-progress.ts';

type Schemas = components['schemas'];

export type LabelState = Schemas['OrderLabel']['state'];

export const labelStates = [
  'IN_USE',
  'VOIDING',
  'VOID_REQUESTED',
  'VOID_REFUNDED',
  'VOID_REJECTED',
] as const satisfies readonly LabelState[];

/** Labels for staff. */
export const labelStateNames: Record<LabelState, string> = {
  IN_USE: 'In use',
  VOIDING: 'Being voided',
  VOID_REQUESTED: 'Void requested',
  VOID_REFUNDED: 'Voided and refunded',
  VOID_REJECTED: 'Voided, not refunded',
};

export interface VoidFacts {
  orderState: Schemas['StaffOrder']['orderState'];
  /** The carrier's status of the parcel. */
  trackingStatus: string | null;
  openReturns: number;
}

type ExistingLabel = Pick<Schemas['OrderLabel'], 'trackingNumber' | 'state'> & {
  /** The carrier's status of the label's parcel, if the order has several. */
  trackingStatus?: string | null;
};

/**
 * Returns the next label to void: the named one, or else the newest one in use; `isLast` is false
 * while an unnamed request has more labels to void. Returns the number of a label that was voided
 * before, or why no label can be voided.
 * @param labels all labels of the order, oldest first
 * @param named tracking number of the label to void
 */
export function labelToVoid<Label extends ExistingLabel>(
  order: VoidFacts,
  labels: readonly Label[],
  named?: string,
): { label: Label; isLast: boolean } | { voided: string } | { rejection: Rejection } {
  const expected =
    named === undefined
      ? (labels.findLast((label) => !isVoided(label)) ?? labels.at(-1))
      : labels.findLast(({ trackingNumber }) => trackingNumber === named);
  if (expected && isVoided(expected)) return { voided: expected.trackingNumber };
  const mayHaveLabels = order.orderState === 'SHIPPED' || order.orderState === 'PICKED';
  if (!mayHaveLabels || labels.length === 0) return { rejection: noLabelToVoid };
  if (!expected) return { rejection: otherLabel };
  const status = expected.trackingStatus ?? order.trackingStatus ?? '';
  if (isFurther(status, 'pre_transit')) return { rejection: parcelScanned };
  if (order.openReturns > 0) return { rejection: returnUnderWay };
  const others = labels.filter((label) => label !== expected && !isVoided(label));
  return { label: expected, isLast: named !== undefined || others.length === 0 };
}

const isVoided = ({ state }: Pick<ExistingLabel, 'state'>) =>
  state !== 'IN_USE' && state !== 'VOIDING';

const noLabelToVoid = rejection('NO_LABEL', 'This order has no label to void.');
const parcelScanned = rejection(
  'PARCEL_SCANNED',
  "The carrier already scanned this parcel, so its label can't be voided.",
);
const returnUnderWay = rejection(
  'RETURN_OPEN',
  'Part of this order is being returned, so its parcel arrived and its label was used.',
);
const otherLabel = rejection(
  'CHANGED_MEANWHILE',
  'This order now has a different label. Reload it.',
);

/** Converts the carrier's refund status. Returns null if the result isn't known yet. */
export function readRefundStatus(status: string | null): { state: VoidedState } | VoidRejection {
  switch (status) {
    case 'submitted':
      return { state: 'VOID_REQUESTED' };
    case 'refunded':
      return { state: 'VOID_REFUNDED' };
    case 'rejected':
      return { rejection: voidRejected };
    case 'not_applicable':
      return { rejection: voidNotOffered };
    default:
      return null;
  }
}

export type VoidedState = 'VOID_REQUESTED' | 'VOID_REFUNDED';
type VoidRejection = { rejection: Rejection } | null;

const voidRejected = rejection(
  'VOID_REJECTED',
  "The carrier didn't void this label. New labels often can't be voided right away. Try again in a few minutes.",
);
const voidNotOffered = rejection(
  'VOID_NOT_OFFERED',
  "This carrier doesn't void labels. It charges only when it scans the parcel.",
);
export const labelForgotten = rejection(
  'CARRIER_REFUSES',
  "The label wasn't voided because the carrier no longer recognizes it.",
);
/** @param problems the carrier's message */
export const carrierKeepsLabel = (problems: string) =>
  rejection('CARRIER_REFUSES', `The label wasn't voided: ${problems}`);

/** Alert for staff: the order is refunded although its parcel may be in transit. */
export const notStopped = (because: string) =>
  `This order was fully refunded, but its parcel wasn't stopped. ${because}`;

/** Returns the message about a voided label. Repeated requests get the same message. */
export const labelVoided = (trackingNumber: string) =>
  `Label ${trackingNumber} voided. You can buy a new label for this order. Expect the carrier's refund in a few weeks.`;

/** Returns the entry for the order's history. */
export const voidNoted = (trackingNumber: string) => `Label ${trackingNumber} voided`;
export const voidPaidNoted = (trackingNumber: string) =>
  `The carrier refunded voided label ${trackingNumber}`;
export const voidUnpaidNoted = (trackingNumber: string) =>
  `The carrier didn't refund voided label ${trackingNumber}`;
export const labelKeptNoted = (trackingNumber: string) =>
  `The carrier didn't void label ${trackingNumber}: in use`;

/** Question that staff confirm before a label is voided. */
export const voidQuestion = (trackingNumber: string) =>
  `Label ${trackingNumber} will be voided and the order returned to Picked. We'll tell the customer that this number is no longer valid. Remove the label from the parcel. You can buy a new label right away.`;
