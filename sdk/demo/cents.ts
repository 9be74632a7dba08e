/** A price of the drafts, in decimal dollars, as whole cents: `'129.95'` → `12995`. */
export function centsOf(price: string): number {
  const [dollars = '0', cents = ''] = price.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
