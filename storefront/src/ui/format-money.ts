/** 1129.95 → $1,129.95 */
export function formatDollars(amount: number): string {
  return grouped(amount.toFixed(2));
}

/** 112995 → $1,129.95. Works on digits, so that cents are never divided. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return grouped(`${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** -1129.95 → -$1,129.95 */
function grouped(decimal: string): string {
  return decimal.replace(/\d/, '$$$&').replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}
