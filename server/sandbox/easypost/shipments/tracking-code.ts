import { randomInt } from 'node:crypto';
import { serviceOf } from './service-names.ts';

/** A tracking code with its check digit, in the carrier's two notations. */
export function newTrackingCode(service: string): string {
  const { code } = serviceOf(service);
  return /^\d/.test(code) ? domesticCode(code) : postalUnionCode(code);
}

/** 22 digits, the last so that three times every second digit and the others add up to tens. */
function domesticCode(prefix: string): string {
  const digits = prefix + randomDigits(21 - prefix.length);
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** `LZ473124829US`, as parcels that cross borders have it (S10). */
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
