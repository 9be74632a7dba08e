const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** As people call it: `Germany`, of `DE` (ISO 3166-1); the code itself of what is none. */
export function countryName(country: string): string {
  // Intl throws at what cannot be a code at all.
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
}
