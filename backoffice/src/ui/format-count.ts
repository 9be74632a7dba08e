const counts = new Intl.NumberFormat();

/** 12345 → 12,345 */
export function formatCount(count: number): string {
  return counts.format(count);
}
