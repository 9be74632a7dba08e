import { rejectionForItem, type CheckoutRejection } from '../checkout/present-start.ts';
import { rejection } from '../rejection.ts';
import type { LabelRate } from './label-rates.ts';
import { fitsOneParcel } from './parcel-limits.ts';
import { boxOf } from './parcel-size.ts';
import type { QuotedParcel, SentLine } from './parcels.ts';
import { shippingOf } from './shipping-of.ts';

/** A line to ship, with a title the customer recognizes. */
export interface NamedLine extends SentLine {
  title: string;
}

/** Returns why items can't be sold if one of them is too large for any parcel, or null. */
export function validateParcelSize(lines: readonly NamedLine[]): CheckoutRejection | null {
  const line = lines.find(
    (one) =>
      !one.digital &&
      !fitsOneParcel({ ounces: shippingOf(one).ounces, size: boxOf(one.attributes) }),
  );
  return line === undefined ? null : rejectionForItem(tooLarge, line);
}

/**
 * Returns why these items can't be sold together, or null. Rejects a parcel without carrier rates,
 * because the carrier would reject its label after payment.
 * @param rates the rates of each parcel, or null if the carrier couldn't be reached
 */
export function validateParcels(
  parcels: readonly QuotedParcel<NamedLine>[],
  rates: readonly (readonly LabelRate[] | null)[],
): CheckoutRejection | null {
  const parcel = parcels.find((_, at) => rates[at]?.length === 0);
  if (parcel === undefined) return null;
  const lines = parcel.lines.length > 0 ? parcel.lines : parcels.flatMap((one) => one.lines);
  const [heaviest] = lines.toSorted((a, b) => ouncesIn(b) - ouncesIn(a));
  return heaviest === undefined ? null : rejectionForItem(tooLarge, heaviest);
}

const tooLarge = rejection(
  'PARCEL_TOO_LARGE',
  'Too heavy for one parcel. Reduce the quantity or contact us.',
);

const ouncesIn = (line: NamedLine) => shippingOf(line).ounces * line.quantity;
