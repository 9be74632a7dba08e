/** The address fields on which shipping prices depend. */
export interface Destination {
  /** As two capital letters. */
  country: string;
  /** Undefined if a customer enters only a ZIP code. */
  state?: string;
  zip: string;
}

const HOME = 'US';
/** Number of leading ZIP digits that identify the regional sorting center. */
const REGION_DIGITS = 3;

/** Returns the pricing zone: a US region or another country. */
export const zoneOf = ({ country, zip }: Destination) =>
  country === HOME ? `${country} ${zip.trim().slice(0, REGION_DIGITS)}` : country;

/** Returns the error for a typed destination, or null. */
export function invalidZip({ country, zip }: Destination): string | null {
  if (country !== HOME || /^\d{5}([- ]?\d{4})?$/.test(zip.trim())) return null;
  return 'must be 5 digits, such as 94104';
}
