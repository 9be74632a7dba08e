/** As much of an address as prices of shipping depend on. */
export interface Destination {
  /** In two capital letters. */
  country: string;
  /** Not known where somebody asks by ZIP code alone. */
  state?: string;
  zip: string;
}

const HOME = 'US';
/** The part of a ZIP code that names the region its parcels are sorted in. */
const REGION_DIGITS = 3;

/** Where prices are the same: a region of the United States, else a country. */
export const zoneOf = ({ country, zip }: Destination) =>
  country === HOME ? `${country} ${zip.trim().slice(0, REGION_DIGITS)}` : country;

/** What is wrong with a place that somebody typed; null where it is fine. */
export function invalidZip({ country, zip }: Destination): string | null {
  if (country !== HOME || /^\d{5}([- ]?\d{4})?$/.test(zip.trim())) return null;
  return 'must be 5 digits, such as 94104';
}
