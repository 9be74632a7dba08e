import type { LabelRate } from '../../domain/shipping/label-rates.ts';
import type { ParcelSize } from '../../domain/shipping/parcel-size.ts';
import { serviceName } from '../../domain/shipping/quotes.ts';
import { offers } from './tariff.ts';
import { zoneOf } from './zone.ts';

const WAREHOUSE_ZIP = '94104';

/** Returns the carrier's rates for a parcel; none if it is too heavy or too large. */
export function carrierRates(
  ounces: number,
  { zip, country }: { zip: string; country: string },
  size: ParcelSize | null = null,
): LabelRate[] {
  const zone = country === 'US' ? zoneOf(WAREHOUSE_ZIP, zip) : null;
  return offers(ounces, zone, size).map(({ service, cents, days }) => ({
    service: serviceName('USPS', service),
    cents,
    days,
  }));
}
