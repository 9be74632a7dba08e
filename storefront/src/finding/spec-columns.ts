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
  /** Shown where the table is at least so wide, in CSS pixels; null: on no screen. */
  fromWidth: number | null;
}

/** Widths at which another column gets its place; item-table.module.css has a rule for each. */
const TABLE_WIDTHS = [560, 640, 720, 800, 880, 960, 1040, 1120, 1200, 1280, 1360, 1440];
/** What part, price, stock and buttons take, and what a letter does, in CSS pixels. */
const OTHER_COLUMNS = 600;
const LETTER = 7.6;
const CELL_PADDING = 24;
const SORT_ARROW = 18;

/** Without a sheet: this many of the specifications that most items have. */
const MAX_COLUMNS = 6;

/**
 * The columns a table of these items has: those asked for that are not empty, else the commonest. The
 * first come first: those further right are left out where the table has no room for them, so that
 * price, stock and buttons are always in sight.
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

/** About as wide as its longest text: the server draws the table, too, and measures nothing. */
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
  const least = items.length > 2 ? 2 : 1;
  return [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_COLUMNS)
    .map(([name]) => name);
}

export function decimalsOf(number: number | undefined): number {
  return number === undefined ? 0 : (String(number).split('.')[1] ?? '').length;
}
