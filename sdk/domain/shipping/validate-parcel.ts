import { blaming, type CheckoutRejection } from '../checkout/present-start.ts';
import { rejection } from '../rejection.ts';
import type { LabelRate } from './label-rates.ts';
import { fitsOneParcel } from './parcel-limits.ts';
import { boxOf } from './parcel-size.ts';
import type { QuotedParcel, SentLine } from './parcels.ts';
import { shippingOf } from './shipping-of.ts';

/** What is to be sent, as its customer knows it. */
export interface NamedLine extends SentLine {
  title: string;
}

/** Why goods are not sold: one of them fits no parcel of the carrier's. Null where all do. */
export function validateParcelSize(lines: readonly NamedLine[]): CheckoutRejection | null {
  const line = lines.find(
    (one) =>
      !one.digital &&
      !fitsOneParcel({ ounces: shippingOf(one).ounces, size: boxOf(one.attributes) }),
  );
  return line === undefined ? null : blaming(tooLarge, line);
}

/**
 * Why goods are not sold as they are: the carrier was asked, and takes no such parcel, so it would
 * refuse the label when they are paid for. Null where it takes all, or could not be asked.
 * @param rates of each parcel; null where the carrier could not be asked
 */
export function validateParcels(
  parcels: readonly QuotedParcel<NamedLine>[],
  rates: readonly (readonly LabelRate[] | null)[],
): CheckoutRejection | null {
  const parcel = parcels.find((_, at) => rates[at]?.length === 0);
  if (parcel === undefined) return null;
  const lines = parcel.lines.length > 0 ? parcel.lines : parcels.flatMap((one) => one.lines);
  const [heaviest] = lines.toSorted((a, b) => ouncesIn(b) - ouncesIn(a));
  return heaviest === undefined ? null : blaming(tooLarge, heaviest);
}

const tooLarge = rejection(
  'PARCEL_TOO_LARGE',
  'Too heavy for one parcel. Reduce the quantity or contact us.',
);

const ouncesIn = (line: NamedLine) => shippingOf(line).ounces * line.quantity;
