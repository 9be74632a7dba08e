import { fitsOneParcel } from '../../domain/shipping/parcel-limits.ts';
import {
  cubicInches,
  dimensionalPounds,
  type ParcelSize,
} from '../../domain/shipping/parcel-size.ts';

export interface Offer {
  service: string;
  cents: number;
  retailCents: number;
  listCents: number;
  days: number;
}

interface Tariff {
  service: string;
  /** Price in cents of one pound to zone 4. */
  base: number;
  retail: number;
  list: number;
  perZone: number;
  perPound: number;
  days: (zone: number) => number;
}

const REFERENCE_ZONE = 4;

const domestic: Tariff[] = [
  {
    service: 'Express',
    base: 3310,
    retail: 3790,
    list: 3310,
    perZone: 240,
    perPound: 310,
    days: (zone) => (zone > 6 ? 2 : zone > 2 ? 2 : 1),
  },
  {
    service: 'Priority',
    base: 690,
    retail: 980,
    list: 825,
    perZone: 45,
    perPound: 95,
    days: (zone) => (zone > 6 ? 3 : zone > 2 ? 2 : 1),
  },
  {
    service: 'GroundAdvantage',
    base: 593,
    retail: 845,
    list: 640,
    perZone: 30,
    perPound: 62,
    days: (zone) => (zone > 6 ? 5 : zone > 4 ? 4 : zone > 2 ? 3 : 2),
  },
];

const abroad: Tariff[] = [
  tariffAbroad('ExpressMailInternational', 5950, 780, 5),
  tariffAbroad('PriorityMailInternational', 4110, 520, 8),
  tariffAbroad('FirstClassPackageInternationalService', 1680, 410, 14),
];

function tariffAbroad(service: string, base: number, perPound: number, days: number): Tariff {
  return {
    service,
    base,
    retail: base + 400,
    list: base + 150,
    perZone: 0,
    perPound,
    days: () => days,
  };
}

/**
 * Returns the carrier's rates for a parcel; none if it is too heavy or too large.
 * @param zone null for a parcel that leaves the country
 * @param size in inches; null if unknown
 */
export function offers(
  ounces: number,
  zone: number | null,
  size: ParcelSize | null = null,
): Offer[] {
  if (!fitsOneParcel({ ounces, size })) return [];
  const pounds = Math.max(Math.ceil(ounces / 16), dimensionalPounds(cubicInches(size)));
  return (zone === null ? abroad : domestic).map((tariff) => {
    const far = zone === null ? 0 : zone - REFERENCE_ZONE;
    const extra = far * tariff.perZone + (pounds - 1) * (tariff.perPound + Math.max(far, 0) * 12);
    return {
      service: tariff.service,
      cents: tariff.base + extra,
      retailCents: tariff.retail + extra,
      listCents: tariff.list + extra,
      days: tariff.days(zone ?? REFERENCE_ZONE),
    };
  });
}
