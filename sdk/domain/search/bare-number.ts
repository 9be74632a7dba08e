import { readQuantity } from '../catalog/quantity.ts';
import type { FindableSpec } from './facts.ts';

/** A number that somebody has typed without a unit; undefined for anything else. */
export function bareNumber(q: string): number | undefined {
  const quantity = /^\d/.test(q.trim()) ? readQuantity(q) : undefined;
  return quantity?.unit === '' && quantity.max === undefined ? quantity.number : undefined;
}

/** The number as quantities, in each of the units. */
export const withUnits = (number: number, units: Iterable<string>): string[] =>
  [...new Set(units)]
    .filter((unit) => unit !== '')
    .toSorted()
    .map((unit) => `${number} ${unit}`);

/** The units, as shown and as compared, in which one of the specifications is that number. */
export const unitsOf = (number: number, specs: readonly FindableSpec[]): string[] =>
  specs.flatMap(({ spec, base }) =>
    [spec, base].flatMap((quantity) =>
      quantity?.number === number && quantity.max === undefined ? (quantity.unit ?? []) : [],
    ),
  );
