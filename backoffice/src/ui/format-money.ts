const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const typed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, useGrouping: false });
const wholeDollars = new Intl.NumberFormat('en-US');

/** 129.95 → $129.95 */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** 1129.95 → 1129.95, as it is typed. */
export function plainDollars(amount: number): string {
  return typed.format(amount);
}

/** 12995 → $129.95, digit by digit: what was counted in cents is never divided. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = wholeDollars.format(BigInt(digits.slice(0, -2)));
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}
