import type { LabelRate } from './label-rates.ts';
import { cheapestAndFastest, type ParcelRate } from './quotes.ts';

/** A way to have everything sent. */
export interface ShippingChoice {
  service: 'Standard' | 'Express';
  /** Before taxes, for all parcels. */
  cents: number;
  /** Null where the carrier could not be asked. */
  carrier: string | null;
  /** In transit, until the last parcel comes; null where nobody knows. */
  days: number | null;
  /** The amount is the shop's own, at least of one parcel. */
  estimated: boolean;
}

/** What the shop charges for a parcel that no carrier has priced. */
export interface FallbackCents {
  standardCents: number;
  expressCents: number;
}

/**
 * What to choose from for all parcels together.
 * @param parcels rates of each; none where no carrier takes it, or could be asked
 */
export function choicesOf(
  parcels: readonly (readonly LabelRate[])[],
  fallback: FallbackCents,
): ShippingChoice[] {
  if (parcels.length === 0) return [];
  const ways = parcels.map((rates) => waysOf(rates, fallback));
  const standard = together(
    'Standard',
    ways.map(({ Standard }) => Standard),
  );
  const express = together(
    'Express',
    ways.map(({ Express }) => Express),
  );
  const isFaster = express.estimated || transit(express) < transit(standard);
  return isFaster ? [standard, express] : [standard];
}

type Way = Omit<ShippingChoice, 'service'>;

/** Where a parcel has no faster way, it goes the cheapest whatever the others do. */
function waysOf(
  rates: readonly LabelRate[],
  { standardCents, expressCents }: FallbackCents,
): Record<ShippingChoice['service'], Way> {
  const [cheapest, faster] = cheapestAndFastest(rates);
  if (cheapest === undefined) {
    const unknown = { carrier: null, days: null, estimated: true };
    return {
      Standard: { ...unknown, cents: standardCents },
      Express: { ...unknown, cents: expressCents },
    };
  }
  return { Standard: ratedWay(cheapest), Express: ratedWay(faster ?? cheapest) };
}

const ratedWay = ({ service, cents, days }: ParcelRate): Way => ({
  carrier: service,
  cents,
  days,
  estimated: false,
});

function together(service: ShippingChoice['service'], ways: readonly Way[]): ShippingChoice {
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

const transit = ({ days }: Pick<Way, 'days'>) => days ?? Infinity;
