import type { LabelRate } from '../../domain/shipping/label-rates.ts';
import { serviceName } from '../../domain/shipping/quotes.ts';
import { offers } from './tariff.ts';
import { zoneOf } from './zone.ts';

const WAREHOUSE_ZIP = '94104';

/** What the carrier asks for a parcel; nothing where it is too heavy for it. */
export function carrierRates(
  ounces: number,
  { zip, country }: { zip: string; country: string },
): LabelRate[] {
  const zone = country === 'US' ? zoneOf(WAREHOUSE_ZIP, zip) : null;
  return offers(ounces, zone).map(({ service, cents, days }) => ({
    service: serviceName('USPS', service),
    cents,
    days,
  }));
}
