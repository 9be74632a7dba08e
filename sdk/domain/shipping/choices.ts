import type { LabelRate } from './label-rates.ts';
import { cubicInches, dimensionalPounds } from './parcel-size.ts';
import type { QuotedParcel } from './parcels.ts';
import { cheapestAndFastest, type ParcelRate } from './quotes.ts';

/** A shipping option for the whole cart. */
export interface ShippingChoice {
  service: 'Standard' | 'Express';
  /** Cost of all parcels, before taxes. */
  cents: number;
  /** Null if the carrier couldn't be reached. */
  carrier: string | null;
  /** Days in transit until the last parcel arrives. Null if unknown. */
  days: number | null;
  /** Whether at least one parcel has an estimated weight, or a price from the shop's own table. */
  estimated: boolean;
}

/**
 * Prices for a parcel if carriers can't be reached: for the first pound, and for each further
 * pound.
 */
export interface FallbackCents {
  standardCents: number;
  standardPoundCents: number;
  expressCents: number;
  expressPoundCents: number;
}

/** A parcel with the carriers' prices. `rates` is empty if the carriers couldn't be reached. */
export interface PricedParcel extends Pick<QuotedParcel, 'pounds' | 'size' | 'isWeighed'> {
  rates: readonly LabelRate[];
}

/** Returns the options for all parcels combined. */
export function choicesOf(
  parcels: readonly PricedParcel[],
  fallback: FallbackCents,
): ShippingChoice[] {
  if (parcels.length === 0) return [];
  const ways = parcels.map((parcel) => termsByWeight(parcel, fallback));
  const standard = mergeTerms(
    'Standard',
    ways.map(({ Standard }) => Standard),
  );
  const express = mergeTerms(
    'Express',
    ways.map(({ Express }) => Express),
  );
  const isPriced = parcels.every(({ rates }) => rates.length > 0);
  const isFaster = !isPriced || transit(express) < transit(standard);
  return isFaster ? [standard, express] : [standard];
}

type ShippingTerms = Omit<ShippingChoice, 'service'>;

/**
 * Returns the standard and express options of one parcel. Without a faster rate, express is the
 * cheapest rate too.
 */
function termsByWeight(
  { rates, pounds, size, isWeighed }: PricedParcel,
  fallback: FallbackCents,
): Record<ShippingChoice['service'], ShippingTerms> {
  const [cheapest, faster] = cheapestAndFastest(rates);
  if (cheapest === undefined) {
    const unknown = { carrier: null, days: null, estimated: true };
    const further = Math.max(pounds, dimensionalPounds(cubicInches(size)), 1) - 1;
    const { standardCents, standardPoundCents, expressCents, expressPoundCents } = fallback;
    return {
      Standard: { ...unknown, cents: standardCents + further * standardPoundCents },
      Express: { ...unknown, cents: expressCents + further * expressPoundCents },
    };
  }
  return {
    Standard: ratedWay(cheapest, isWeighed),
    Express: ratedWay(faster ?? cheapest, isWeighed),
  };
}

const ratedWay = ({ service, cents, days }: ParcelRate, isWeighed: boolean): ShippingTerms => ({
  carrier: service,
  cents,
  days,
  estimated: !isWeighed,
});

function mergeTerms(
  service: ShippingChoice['service'],
  ways: readonly ShippingTerms[],
): ShippingChoice {
  const carriers = new Set(ways.flatMap(({ carrier }) => carrier ?? []));
  const days = ways.map(transit);
  return {
    service,
    cents: ways.reduce((sum, { cents }) => sum + cents, 0),
    carrier: carriers.size === 0 ? null : [...carriers].join(', '),
    days: days.includes(Infinity) ? null : Math.max(...days),
    estimated: ways.some(({ estimated }) => estimated),
  };
}

const transit = ({ days }: Pick<ShippingTerms, 'days'>) => days ?? Infinity;
