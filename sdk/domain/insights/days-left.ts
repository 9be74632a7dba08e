/** How long `inStock` units last where `units` were sold in so many days; null where none were. */
export function daysLeft(inStock: number, units: number, days: number): number | null {
  if (units <= 0) return null;
  return Math.round((inStock / (units / days)) * 10) / 10;
}
