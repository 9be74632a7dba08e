import { parseQuantity, type Quantity } from '../catalog/quantity.ts';
import { specKey } from '../catalog/specs.ts';
import type { InvalidField } from '../invalid-field.ts';
import { valueKey } from './fold.ts';

/** A required value or range of a specification. */
export type Choice =
  | { readonly key: string; readonly quantity?: Quantity }
  | { readonly from?: number; readonly to?: number; readonly unit: string };

/** A filter on one specification. Any of the choices matches. */
export interface SpecFilter {
  /** Name normalized by `specKey`. */
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** In cents. */
export interface PriceRange {
  readonly least?: number;
  readonly most?: number;
}

/** Parses filters such as `Name:value` and groups them by name, or returns why one is invalid. */
export function readSpecFilters(
  specs: readonly string[],
): { filters: readonly SpecFilter[] } | { invalid: InvalidField } {
  const byName = new Map<string, Choice[]>();
  for (const spec of specs) {
    const colon = spec.indexOf(':');
    const [name, value] = [specKey(spec.slice(0, colon)), spec.slice(colon + 1).trim()];
    if (colon < 1 || name === '' || value === '') {
      return invalid('must be a name and a value, such as Power:2.2 kW');
    }
    const choice = readChoice(value);
    if (choice === undefined) {
      return invalid('must be a range with the same unit at both ends, such as 1.5..3 kW');
    }
    byName.set(name, [...(byName.get(name) ?? []), choice]);
  }
  return { filters: Array.from(byName, ([name, choices]) => ({ name, choices })) };
}

/** Converts a range from dollars to cents, or returns why it is invalid. */
export function readPriceRange(
  min: number | undefined,
  max: number | undefined,
): { price: PriceRange } | { invalid: InvalidField } {
  if (min !== undefined && max !== undefined && min > max) {
    return {
      invalid: { path: 'maxPrice', subject: 'maxPrice', message: 'must not be less than minPrice' },
    };
  }
  return {
    price: {
      ...(min !== undefined && { least: Math.ceil(cents(min)) }),
      ...(max !== undefined && { most: Math.floor(cents(max)) }),
    },
  };
}

/** Keeps a third decimal, which makes the price invalid, but removes floating-point errors. */
const cents = (dollars: number) => Number((dollars * 100).toFixed(4));

function readChoice(value: string): Choice | undefined {
  const dots = value.indexOf('..');
  if (dots !== -1) return readRange(value.slice(0, dots).trim(), value.slice(dots + 2).trim());
  const quantity = parseQuantity(value);
  return { key: valueKey(value), ...(quantity !== undefined && { quantity }) };
}

function readRange(first: string, last: string): Choice | undefined {
  if (first === '' && last === '') return undefined;
  const unit = unitOf(last) || unitOf(first);
  const [from, to] = [endOf(first, unit), endOf(last, unit)];
  if ((first !== '' && from === undefined) || (last !== '' && to === undefined)) return undefined;
  if (from !== undefined && to !== undefined && from.unit !== to.unit) return undefined;
  return {
    ...(from !== undefined && { from: from.number }),
    ...(to !== undefined && { to: to.number }),
    unit: from?.unit ?? to?.unit ?? '',
  };
}

/** Parses one end of a range. Only one end needs a unit: `1.5..3 kW`. */
function endOf(text: string, unit: string): Quantity | undefined {
  if (text === '') return undefined;
  const quantity = parseQuantity(unitOf(text) === '' ? `${text} ${unit}`.trim() : text);
  return quantity?.max === undefined ? quantity : undefined;
}

/** Returns what follows the number. */
const unitOf = (text: string) => text.replace(/^[\d\s.,/+\-−]+/, '');

const invalid = (message: string) => ({ invalid: { path: 'spec', subject: 'spec', message } });
