const PREFIX = '940010';
const LENGTH = 21;

/** A carrier's number with its check digit, always the same for the same order. */
export function newTrackingNumber(orderId: string): string {
  const digits = (PREFIX + Array.from(orderId.replaceAll('-', ''), digitOf).join('')).slice(
    0,
    LENGTH,
  );
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const digitOf = (hex: string) => String(Number.parseInt(hex, 16) % 10);
