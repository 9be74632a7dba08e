import type { components } from '../../src/schema.d.ts';
import type { CheckoutRejection } from '../checkout/present-start.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { ParcelSize } from './parcel-size.ts';
import { presentBlamed } from './customs/present-customs.ts';

/** A carrier's offer for a parcel. */
export interface LabelRate {
  /** As the carrier names it: `USPS Priority`. */
  service: string;
  cents: number;
  /** The carrier's estimate of days in transit. */
  days: number | null;
}

/**
 * Selects the rate for the customer's choice: the fastest rate for Express, otherwise the cheapest.
 */
export function chooseRate<Rate extends Pick<LabelRate, 'cents' | 'days'>>(
  rates: readonly Rate[],
  preference: string | null,
): Rate | undefined {
  const byPrice = rates.toSorted((a, b) => a.cents - b.cents);
  if (preference !== 'Express') return byPrice[0];
  return byPrice.toSorted((a, b) => transit(a) - transit(b))[0];
}

const transit = ({ days }: Pick<LabelRate, 'days'>) => days ?? Number.MAX_SAFE_INTEGER;

interface RateChoice<Rate> {
  /** Matches the rate that staff selected. Null if the customer's choice decides. */
  isSelected: ((rate: Rate) => boolean) | null;
  /** Null without a price limit. */
  mostCents: number | null;
  /** The customer's choice: `Standard` or `Express`. */
  preference: string | null;
}

/** Returns the rate to buy the label at, or why there is none. */
export function pickRate<Rate extends LabelRate>(
  rates: readonly Rate[],
  { isSelected, mostCents, preference }: RateChoice<Rate>,
): { rate: Rate } | { rejection: Rejection } {
  if (rates.length === 0) return { rejection: noRates };
  const rate = isSelected ? rates.find(isSelected) : chooseRate(rates, preference);
  if (rate === undefined) return { rejection: rateUnavailable };
  const tooDear = validatePrice(rate, mostCents);
  return tooDear === null ? { rate } : { rejection: tooDear };
}

/**
 * Returns why a label can't be bought at a rate, or null. `mostCents` is null without a price
 * limit.
 */
export function validatePrice(
  { service, cents }: Pick<LabelRate, 'service' | 'cents'>,
  maxCents: number | null,
): Rejection | null {
  if (maxCents === null || cents <= maxCents) return null;
  return rejection(
    'RATE_TOO_DEAR',
    `${service} costs ${dollars(cents)}, above your limit of ${dollars(maxCents)}. Check the rates again.`,
  );
}

export const rateUnavailable = rejection(
  'RATE_GONE',
  'This rate is no longer available. Check the rates again.',
);
export const boughtByOther = rejection(
  'LABEL_UNDER_WAY',
  'Someone else is buying this label. Reload the order in a moment.',
);
export const noRates = rejection('NO_RATES', 'No rates available for this parcel.');
/** @param problems the carrier's message */
export const carrierRejects = (problems: string) => rejection('CARRIER_REFUSES', problems);
export const labelBeingEntered = rejection(
  'LABEL_UNDER_WAY',
  'The label was bought and is being recorded. Reload the order in a minute.',
);
export const shipmentUnavailable = rejection(
  'SHIPMENT_FORGOTTEN',
  'The carrier no longer has this shipment. Try again in a few minutes.',
);
export const refundedWhileBuying = rejection(
  'ORDER_REFUNDED',
  "This order was refunded while you bought its label. We're voiding the label. Don't ship this order.",
);
export const changedWhileBuying = rejection(
  'CHANGED_MEANWHILE',
  'This order has changed. Reload it.',
);
export const addressIncomplete = rejection('ADDRESS_INCOMPLETE', 'the address is incomplete.');

/** Returns the rejection for a label that couldn't be bought. */
export const noLabel = ({ code, reason }: Rejection) =>
  rejection(code, `We couldn't buy a label: ${reason}`);

/** @param state the state the order was moved to while its label was bought */
export const labelUnused = (state: string, trackingNumber: string) =>
  rejection(
    'CHANGED_MEANWHILE',
    `The order moved to ${state} while its label was being bought. Don't use label ${trackingNumber}.`,
  );

/** States the price of a label: `USPS Ground Advantage for $8.40.` */
export const labelWouldCost = ({ service, cents }: Pick<LabelRate, 'service' | 'cents'>) =>
  `${service} for ${dollars(cents)}.`;

/** History entry for each label except the last. */
export const parcelLabelBought = (parcel: number, count: number) =>
  `Label bought for parcel ${parcel} of ${count}`;

/**
 * Returns the message about a bought label. Repeated requests get the same message, because there
 * is only one label.
 */
export const labelBought = (trackingNumber: string | null) =>
  `Label bought. Tracking number ${trackingNumber ?? ''}.`;

interface BoughtLabel {
  trackingNumber: string | null;
  labelUrl: string | null;
}

/** Returns the label of an order that already has one, no matter who bought it. */
export const hasLabel = ({ trackingNumber, labelUrl }: BoughtLabel) => ({
  done: true as const,
  reason: labelBought(trackingNumber),
  label: { trackingNumber, labelUrl },
});

export const ratesQuoted = "The carrier's rates for this parcel. You haven't bought a label yet.";

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

type LabelRates = components['schemas']['LabelRates'];

/** Returns the services that are available for every parcel, with the sum of their prices. */
export function ratesForAll<Rate extends LabelRate>(
  ratesOfEach: readonly (readonly Rate[])[],
): (LabelRate & { parts: Rate[] })[] {
  const [first = [], ...others] = ratesOfEach;
  return first.flatMap((rate) => {
    const parts = [rate, ...others.flatMap((rates) => rates.find(isOf(rate)) ?? [])];
    if (parts.length < ratesOfEach.length) return [];
    const days = parts.map((part) => part.days);
    return [
      {
        service: rate.service,
        cents: parts.reduce((sum, { cents }) => sum + cents, 0),
        days: days.includes(null) ? null : Math.max(...days.map(Number)),
        parts,
      },
    ];
  });
}

const isOf =
  ({ service }: LabelRate) =>
  (rate: LabelRate) =>
    rate.service === service;

interface OfferedParcel {
  parcel: number;
  ounces: number;
  size: ParcelSize | null;
}

/** Returns the prices of labels, cheapest first, or why none can be bought. */
export function presentLabelRates(
  offer:
    | { rejection: CheckoutRejection }
    | {
        parcels: readonly OfferedParcel[];
        rates: readonly (LabelRate & { rateId: string })[];
      },
): LabelRates {
  if ('rejection' in offer) {
    return { ...presentBlamed(offer.rejection), rates: [], parcel: null, parcels: [] };
  }
  const { rates, parcels } = offer;
  const [first = null] = parcels;
  return {
    Status: 'SUCCESS',
    Reason: ratesQuoted,
    rates: rates
      .toSorted((a, b) => a.cents - b.cents)
      .map(({ rateId, service, cents, days }) => ({ rateId, service, amount: cents, days })),
    parcel: first && { ounces: first.ounces, size: first.size },
    parcels: parcels.map(({ parcel, ounces, size }) => ({
      parcelId: String(parcel),
      ounces,
      size,
    })),
  };
}
