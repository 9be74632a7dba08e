const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US');

/** 129.95 → $129.95 */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** 12995 → $129.95, digit by digit: what was counted in cents is never divided. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = wholeDollars.format(BigInt(digits.slice(0, -2)));
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}
