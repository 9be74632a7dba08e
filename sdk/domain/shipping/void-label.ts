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

/** As staff read them. */
export const labelStateNames: Record<LabelState, string> = {
  IN_USE: 'In use',
  VOIDING: 'Being voided',
  VOID_REQUESTED: 'Void requested',
  VOID_REFUNDED: 'Voided and paid back',
  VOID_REJECTED: 'Voided, not paid back',
};

export interface VoidFacts {
  orderState: Schemas['StaffOrder']['orderState'];
  /** The carrier's word on the parcel. */
  trackingStatus: string | null;
  openReturns: number;
}

type ExistingLabel = Pick<Schemas['OrderLabel'], 'trackingNumber' | 'state'> & {
  /** The carrier's word on its parcel, where the order has several. */
  trackingStatus?: string | null;
};

/**
 * The label of an order that the carrier is to be asked about, the newest in use where none is
 * named; or the number of the one voided
 * before, where that is asked for again; or why there is none.
 * @param labels all of the order's, oldest first
 * @param named the number of the one meant; without it the one the order has
 */
export function labelToVoid<Label extends ExistingLabel>(
  order: VoidFacts,
  labels: readonly Label[],
  named?: string,
): { label: Label } | { voided: string } | { rejection: Rejection } {
  const meant =
    named === undefined
      ? (labels.findLast((label) => !isVoided(label)) ?? labels.at(-1))
      : labels.findLast(({ trackingNumber }) => trackingNumber === named);
  if (meant && isVoided(meant)) return { voided: meant.trackingNumber };
  const mayHaveLabels = order.orderState === 'SHIPPED' || order.orderState === 'PICKED';
  if (!mayHaveLabels || labels.length === 0) return { rejection: noLabelToVoid };
  if (!meant) return { rejection: otherLabel };
  const status = meant.trackingStatus ?? order.trackingStatus ?? '';
  if (isFurther(status, 'pre_transit')) return { rejection: parcelScanned };
  return order.openReturns > 0 ? { rejection: returnUnderWay } : { label: meant };
}

const isVoided = ({ state }: Pick<ExistingLabel, 'state'>) =>
  state !== 'IN_USE' && state !== 'VOIDING';

const noLabelToVoid = rejection('NO_LABEL', 'This order has no label to void.');
const parcelScanned = rejection(
  'PARCEL_SCANNED',
  'The carrier has scanned this parcel already, so its label cannot be voided.',
);
const returnUnderWay = rejection(
  'RETURN_OPEN',
  'Some of this order is being sent back, so its parcel has arrived and its label is used.',
);
const otherLabel = rejection(
  'CHANGED_MEANWHILE',
  'This order has another label meanwhile. Please look at it again.',
);

/** What the carrier's words mean; null where it says nothing yet. */
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
  'The carrier does not take this label back. Just after it was bought it often will a little later: please try again in a few minutes.',
);
const voidNotOffered = rejection(
  'VOID_NOT_OFFERED',
  'This carrier takes no labels back: it charges for one when it scans the parcel.',
);
export const labelForgotten = rejection(
  'CARRIER_REFUSES',
  'The label was not voided: the carrier does not know it any more.',
);
/** @param complaints in the carrier's words */
export const carrierKeepsLabel = (complaints: string) =>
  rejection('CARRIER_REFUSES', `The label was not voided: ${complaints}`);

/** What staff are alerted by: nobody pays for a parcel that may be on its way. */
export const notStopped = (because: string) =>
  `This order was refunded completely, but its parcel was not stopped. ${because}`;

/** The same words whenever they are asked for. */
export const labelVoided = (trackingNumber: string) =>
  `Label ${trackingNumber} is voided. Another can be bought for this order; the carrier pays for this one within some weeks.`;

/** What the order's history says. */
export const voidNoted = (trackingNumber: string) => `Label ${trackingNumber} voided`;
export const voidPaidNoted = (trackingNumber: string) =>
  `The carrier has paid for the voided label ${trackingNumber}`;
export const voidUnpaidNoted = (trackingNumber: string) =>
  `The carrier does not pay for the voided label ${trackingNumber}`;
export const labelKeptNoted = (trackingNumber: string) =>
  `The carrier did not void label ${trackingNumber}: it is in use`;

/** What staff confirm before it is done. */
export const voidQuestion = (trackingNumber: string) =>
  `Label ${trackingNumber} becomes useless and the order goes back to PICKED. The customer is told that this number is not valid any more. Take the label off the parcel; another one can be bought at once.`;
