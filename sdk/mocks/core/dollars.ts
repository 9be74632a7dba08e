/** `12995` → `'129.95'`, always with two decimals. */
export function formatDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A price in dollars, as items and lines have it, in whole cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
