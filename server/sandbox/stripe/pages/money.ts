/** Cents as a person reads them. */
export function money(cents: number | null, currency: string | null): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: (currency ?? 'usd').toUpperCase(),
  });
  return format.format((cents ?? 0) / 100);
}
