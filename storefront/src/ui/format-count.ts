const counting = new Intl.NumberFormat('en-US');

/** 24000 → 24,000 */
export function formatCount(count: number): string {
  return counting.format(count);
}
