import { notInteger } from '@spindle/sdk/contract/field-errors';
import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `a, b` → `['a', 'b']` */
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/**
 * Parses `https://app.example, https://desk.example`. Each origin must be in a browser's format.
 */
export const originList = commaList.refine(
  (input) =>
    input.every((one) => URL.canParse(one) && /^https?:/.test(one) && new URL(one).origin === one),
  'must be origins such as https://app.example, separated by commas',
);

/** Rejects `splash.example` and accepts `https://splash.example/one`. */
export const addressList = commaList.refine(
  (input) => input.every((one) => URL.canParse(one)),
  'must be URLs such as https://splash.example, separated by commas',
);

/** Parses a whole number in digits, within both limits. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, notInteger)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);
}
