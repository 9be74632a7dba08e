import type { CatalogItem } from '../catalog/queries.ts';
import { specOf } from '../catalog/spec-of.ts';

/** A specification down a table. */
export interface SpecColumn {
  name: string;
  /** In the head where all quantities below share it, else beside each of them. */
  unit: string;
  /** All that is there are quantities: aligned and sorted by number. */
  numeric: boolean;
  /** Most digits after the point, so that points stand below each other. */
  decimals: number;
}

/** Without a sheet: this many of the specifications that most items have. */
const MOST_COLUMNS = 6;

/** The columns a table of these items has: those asked for that are not empty, else the commonest. */
export function specColumns(
  items: readonly CatalogItem[],
  shownNames: readonly string[],
): SpecColumn[] {
  const names = shownNames.length > 0 ? shownNames : commonNames(items);
  return names.flatMap((name) => columnOf(items, name) ?? []);
}

function columnOf(items: readonly CatalogItem[], name: string): SpecColumn | null {
  const specs = items.flatMap((item) => specOf(item, name) ?? []);
  if (specs.length === 0) return null;
  const numeric = specs.every(({ number }) => number !== undefined);
  const units = new Set(specs.map(({ unit }) => unit ?? ''));
  const [unit = ''] = units;
  return {
    name,
    unit: numeric && units.size === 1 ? unit : '',
    numeric,
    decimals: Math.max(0, ...specs.map(({ number, max }) => decimalsOf(max ?? number))),
  };
}

function commonNames(items: readonly CatalogItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { specs } of items) {
    for (const { name } of specs) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const least = items.length > 2 ? 2 : 1;
  return [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_COLUMNS)
    .map(([name]) => name);
}

export function decimalsOf(number: number | undefined): number {
  return number === undefined ? 0 : (String(number).split('.')[1] ?? '').length;
}
