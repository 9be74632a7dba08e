import type { CatalogItem } from '../catalog/queries.ts';
import { specOf } from '../catalog/spec-of.ts';

export interface SpecColumn {
  name: string;
  /** Shown in the heading if all quantities share it, otherwise beside each of them. */
  unit: string;
  /** True if all values are quantities: aligned and sorted as numbers. */
  numeric: boolean;
  /** The maximum number of decimals of any value, to align decimal points. */
  decimals: number;
  /** The minimum width of the table in CSS pixels, or null for never. */
  fromWidth: number | null;
}

/** Widths at which another column is shown. item-table.module.css has a rule for each. */
const TABLE_WIDTHS = [560, 640, 720, 800, 880, 960, 1040, 1120, 1200, 1280, 1360, 1440];
/** CSS pixels for part, price, stock and buttons together, then per letter. */
const OTHER_COLUMNS = 600;
const LETTER = 7.6;
const CELL_PADDING = 24;
const SORT_ARROW = 18;

/** Without a spec sheet, show this many of the specifications that most items have. */
const MAX_COLUMNS = 6;

/**
 * Returns the columns for a table of these items: the requested ones that are not empty, or else
 * the most common ones. The first have priority. Those further right are hidden if the table is too
 * narrow, so that price, stock and buttons stay visible.
 */
export function specColumns(
  items: readonly CatalogItem[],
  shownNames: readonly string[],
): SpecColumn[] {
  const names = shownNames.length > 0 ? shownNames : commonNames(items);
  let taken = OTHER_COLUMNS;
  return names.flatMap((name) => {
    const column = columnOf(items, name);
    if (column === null) return [];
    taken += widthOf(column, items);
    return { ...column, fromWidth: TABLE_WIDTHS.find((width) => width >= taken) ?? null };
  });
}

/**
 * Estimates the width from the longest text, because the server renders the table, too, and can't
 * measure.
 */
function widthOf({ name, unit }: { name: string; unit: string }, items: readonly CatalogItem[]) {
  const values = items.map((item) => (specOf(item, name)?.value ?? '').length - unit.length);
  const head = `${name} ${unit}`.length * LETTER + SORT_ARROW;
  return Math.max(head, Math.max(...values) * LETTER) + CELL_PADDING;
}

function columnOf(
  items: readonly CatalogItem[],
  name: string,
): Omit<SpecColumn, 'fromWidth'> | null {
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
  const min = items.length > 2 ? 2 : 1;
  return [...counts]
    .filter(([, count]) => count >= min)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_COLUMNS)
    .map(([name]) => name);
}

export function decimalsOf(number: number | undefined): number {
  return number === undefined ? 0 : (String(number).split('.')[1] ?? '').length;
}
