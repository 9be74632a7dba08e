import { checkDigit } from './check-digit.ts';

const PREFIX = '940010';
const LENGTH = 21;

/** Returns a carrier's number with its check digit, always the same for the same order. */
export function trackingNumberOf(orderId: string): string {
  const numbers = Array.from(orderId.replaceAll('-', ''), digitOf).join('');
  const digits = (PREFIX + numbers).slice(0, LENGTH);
  return digits + checkDigit(digits);
}

const digitOf = (hex: string) => String(Number.parseInt(hex, 16) % 10);
