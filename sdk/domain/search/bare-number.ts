import { readQuantity } from '../catalog/quantity.ts';
import type { FindableSpec } from './facts.ts';

/** Returns the number if the query is a number without a unit, else undefined. */
export function bareNumber(q: string): number | undefined {
  const quantity = /^\d/.test(q.trim()) ? readQuantity(q) : undefined;
  return quantity?.unit === '' && quantity.max === undefined ? quantity.number : undefined;
}

/** Returns the number with each of the units. */
export const withUnits = (number: number, units: Iterable<string>): string[] =>
  [...new Set(units)]
    .filter((unit) => unit !== '')
    .toSorted()
    .map((unit) => `${number} ${unit}`);

/** Returns the units, displayed and base, in which one of the specifications equals the number. */
export const unitsOf = (number: number, specs: readonly FindableSpec[]): string[] =>
  specs.flatMap(({ spec, base }) =>
    [spec, base].flatMap((quantity) =>
      quantity?.number === number && quantity.max === undefined ? (quantity.unit ?? []) : [],
    ),
  );
