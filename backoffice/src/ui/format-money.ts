const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 129.95 → $129.95 */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** 12995 → $129.95 */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
