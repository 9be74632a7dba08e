export interface CarrierRate {
  /** As people call it: `USPS Ground Advantage`. */
  service: string;
  cents: number;
  days: number;
}

interface Tariff {
  service: string;
  /** Cents for a pound to zone 4. */
  base: number;
  perZone: number;
  perPound: number;
  days: (zone: number) => number;
}

const WAREHOUSE_ZIP = '94104';
const HEAVIEST_OUNCES = 70 * 16;
const REFERENCE_ZONE = 4;
const ZONE_STEPS = [0, 5, 20, 60, 150, 300, 600];

const domestic: Tariff[] = [
  {
    service: 'USPS Express',
    base: 3310,
    perZone: 240,
    perPound: 310,
    days: (zone) => (zone > 2 ? 2 : 1),
  },
  {
    service: 'USPS Priority',
    base: 690,
    perZone: 45,
    perPound: 95,
    days: (zone) => (zone > 6 ? 3 : zone > 2 ? 2 : 1),
  },
  {
    service: 'USPS Ground Advantage',
    base: 593,
    perZone: 30,
    perPound: 62,
    days: (zone) => (zone > 6 ? 5 : zone > 4 ? 4 : zone > 2 ? 3 : 2),
  },
];

const abroad: Tariff[] = [
  {
    service: 'USPS Express Mail International',
    base: 5950,
    perZone: 0,
    perPound: 780,
    days: () => 5,
  },
  {
    service: 'USPS Priority Mail International',
    base: 4110,
    perZone: 0,
    perPound: 520,
    days: () => 8,
  },
  {
    service: 'USPS First Class Package International Service',
    base: 1680,
    perZone: 0,
    perPound: 410,
    days: () => 14,
  },
];

/** What the carrier asks for a parcel; nothing where it is too heavy for it. */
export function carrierRates(
  ounces: number,
  { zip, country }: { zip: string; country: string },
): CarrierRate[] {
  if (ounces > HEAVIEST_OUNCES) return [];
  const zone = country === 'US' ? zoneOf(zip) : null;
  const pounds = Math.ceil(ounces / 16);
  const far = zone === null ? 0 : zone - REFERENCE_ZONE;
  return (zone === null ? abroad : domestic).map(({ service, base, perZone, perPound, days }) => ({
    service,
    cents: base + far * perZone + (pounds - 1) * (perPound + Math.max(far, 0) * 12),
    days: days(zone ?? REFERENCE_ZONE),
  }));
}

/** 1 next door to 8 across the country, from how far apart the ZIP codes are. */
function zoneOf(zip: string): number {
  const prefix = (one: string) => Number(one.slice(0, 3)) || 0;
  const distance = Math.abs(prefix(WAREHOUSE_ZIP) - prefix(zip));
  const step = ZONE_STEPS.findIndex((limit) => distance <= limit);
  return step === -1 ? 8 : step + 1;
}
