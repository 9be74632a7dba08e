/**
 * Returns the check digit of a carrier's number, which makes the sum of all digits, with every
 * second digit tripled, a multiple of ten.
 */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
