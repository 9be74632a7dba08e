const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/**
 * Returns a country's English name for its ISO 3166-1 code, `Germany` for `DE`. Returns the code if
 * it is unknown.
 */
export function countryName(country: string): string {
  // Intl throws if the text isn't shaped like a country code.
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
}
