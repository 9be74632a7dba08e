import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';
import type { LineToPack, Packing } from './packing.ts';

export const packingLoaded = 'Units to pack in this parcel.';
export const packingComplete = 'Everything is packed. You can buy the label.';
export const packingRestarted = 'Packing restarted. Scan each unit again.';
export const packingNotStarted = 'Nothing is packed yet.';
export const packingOverruled = 'You can buy the label without packing.';

/** `1 of 2: ER20 spindle` */
export const unitPacked = ({ packed, quantity, title }: LineToPack): string =>
  `${packed} of ${quantity}: ${title}`;

/** The result of a packing call, with the updated packing. */
export type PackingOutcome =
  | { done: true; reason: string; packing: Packing }
  | { done: false; rejection: Rejection; packing: Packing | null };

export function presentPackingOutcome(
  outcome: PackingOutcome,
): components['schemas']['PackingResult'] {
  const { packing } = outcome;
  return outcome.done
    ? { ...presentDone(outcome.reason), packing }
    : { ...presentRejection(outcome.rejection), packing };
}
