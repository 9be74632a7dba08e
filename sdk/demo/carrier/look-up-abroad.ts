interface ForeignAddress {
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
}

/** Postal code patterns by country, without spaces, and how to format each code. */
const postalCodes: Record<string, readonly [RegExp, string]> = {
  AU: [/^(\d{4})$/, '$1'],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
  FR: [/^(\d{5})$/, '$1'],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, '$1 $2'],
  NL: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
};

/**
 * Returns a foreign address in its country's format. The carrier has no directory here for most
 * countries.
 */
export function lookUpForeign(
  country: string,
  input: ForeignAddress,
): ForeignAddress | 'not covered' | 'no such address' {
  const known = postalCodes[country.toUpperCase()];
  if (known === undefined) return 'not covered';
  const [shape, written] = known;
  const zip = input.zip.replaceAll(/\s/g, '').toUpperCase();
  const [street, unit] = [tidy(input.street), tidy(input.unit)];
  const [city, state] = [tidy(input.city), tidy(input.state)];
  const nowhere = street === '' || city === '' || city.toUpperCase() === 'NOT A CITY';
  if (nowhere || !shape.test(zip)) return 'no such address';
  return { street, unit, city, state, zip: zip.replace(shape, written) };
}

/** Capitalizes words that are all lower case. */
function tidy(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line !== line.toLowerCase()) return line;
  return line.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}/gu, (initial) => initial.toUpperCase());
}
