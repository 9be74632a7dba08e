/** Converts a price of the data files, in decimal dollars, to whole cents: `'129.95'` → `12995`. */
export function centsOf(price: string): number {
  const [dollars = '0', cents = ''] = price.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
