import { blaming, type CheckoutRefusal } from '../checkout/present-start.ts';
import { refusal } from '../refusal.ts';
import type { LabelRate } from './label-rates.ts';
import type { QuotedParcel, SentLine } from './parcels.ts';
import { DEFAULT_GROUP, shippingOf } from './shipping-of.ts';

/** What is to be sent, as its customer knows it. */
export interface NamedLine extends SentLine {
  catalogId: string;
  catalogItemId: string;
  title: string;
}

/**
 * Why things cannot be sold as they are: the carrier was asked, and takes no such parcel, so it
 * would refuse the label when they are paid for. Null where it takes all, or could not be asked;
 * what has a way of shipping of its own, such as freight, goes at the shop's own price.
 * @param rates of each parcel; null where the carrier could not be asked
 */
export function refuseParcels(
  parcels: readonly QuotedParcel<NamedLine>[],
  rates: readonly (readonly LabelRate[] | null)[],
): CheckoutRefusal | null {
  const parcel = parcels.find(
    ({ group }, at) => group === DEFAULT_GROUP && rates[at]?.length === 0,
  );
  const [most] = parcel?.lines.toSorted((a, b) => ouncesIn(b) - ouncesIn(a)) ?? [];
  if (most === undefined) return null;
  return blaming(
    refusal(
      'PARCEL_TOO_LARGE',
      `No carrier takes a parcel there that is as large or heavy as this, with ${most.quantity} × ${most.title} in it. Please order less at a time, or write to us.`,
    ),
    most,
  );
}

const ouncesIn = (line: NamedLine) => shippingOf(line).ounces * line.quantity;
