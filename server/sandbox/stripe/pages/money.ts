const formats = new Map<string, Intl.NumberFormat>();

/** Cents as a person reads them. */
export function money(cents: number | null, currency: string | null): string {
  return formatOf((currency ?? 'usd').toUpperCase()).format((cents ?? 0) / 100);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
}
