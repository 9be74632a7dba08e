import { randomInt } from 'node:crypto';
import { checkDigit } from '@spindle/sdk/demo/carrier/check-digit';
import { serviceOf } from './service-names.ts';

/**
 * Creates a tracking code with its check digit, in the carrier's domestic or international format.
 */
export function newTrackingCode(service: string): string {
  const { code } = serviceOf(service);
  return /^\d/.test(code) ? domesticCode(code) : postalUnionCode(code);
}

/** Creates 22 digits including the check digit. */
function domesticCode(prefix: string): string {
  const digits = prefix + randomDigits(21 - prefix.length);
  return digits + checkDigit(digits);
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Creates a code like `LZ473124829US`, the format of international parcels (S10). */
function postalUnionCode(service: string): string {
  const digits = randomDigits(8);
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0),
    0,
  );
  const rest = 11 - (sum % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return `${service}${digits}${check}US`;
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => String(randomInt(10))).join('');
}
