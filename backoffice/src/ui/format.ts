const counts = new Intl.NumberFormat();

/** 12345 → 12,345 */
export function formatCount(count: number): string {
  return counts.format(count);
}

interface Size {
  length: number;
  width: number;
  height: number;
}

/** `12 × 8.5 × 4 in` */
export function formatSize({ length, width, height }: Size): string {
  return `${[length, width, height].join(' × ')} in`;
}

const KILO = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/** Formats a size in bytes: 512 → 512 bytes, 192937984 → 184 MB. Limits use the same units. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let size = bytes / KILO;
  let unit = 0;
  // Without rounding first, 1023.99 KB would show as 1,024 KB.
  while (Math.round(size) >= KILO && unit < units.length - 1) {
    size /= KILO;
    unit += 1;
  }
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${units[unit]}`;
}

/** Formats a provider's code, such as `warning_needs_response`, as words. */
export function humanize(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const typed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, useGrouping: false });
const wholeDollars = new Intl.NumberFormat('en-US');

/** 129.95 → $129.95 */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** Formats dollars for an input, without a currency symbol: 1129.95 → 1129.95. */
export function plainDollars(amount: number): string {
  return typed.format(amount);
}

/** Formats cents: 12995 → $129.95. Works on digits, so that cents are never divided. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = wholeDollars.format(BigInt(digits.slice(0, -2)));
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}
