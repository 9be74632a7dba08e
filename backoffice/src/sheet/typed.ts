import { cellsOf, readRow, type ReadRow, type SheetCells } from '@spindle/sdk/domain/bulk/sheet';
import type { AdminItem } from '../providers/records.ts';
import { columns } from './columns.ts';

/** The items of a sheet, and the time zone of its times. */
export interface SheetPage {
  items: readonly AdminItem[];
  timeZone: string;
}

/** Text typed over cells, by item id. */
export type TypedCells = Readonly<Record<string, Partial<SheetCells>>>;

/** A cell's position in the sheet. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface Block {
  from: CellPosition;
  to: CellPosition;
}

export const blockOf = (one: CellPosition, other: CellPosition): Block => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

/** Returns the text of a cell, as typed or as stored. */
export function textAt(
  { items, timeZone }: SheetPage,
  typed: TypedCells,
  { row, column }: CellPosition,
): string {
  const [item, name] = [items[row], columns[column]?.name];
  return item && name ? (typed[item.id]?.[name] ?? cellsOf(item, timeZone)[name]) : '';
}

/** Sets the text of a cell. Text equal to the stored value doesn't count as typed. */
export function withText(
  { items, timeZone }: SheetPage,
  typed: TypedCells,
  { row, column }: CellPosition,
  text: string,
): TypedCells {
  const [item, name] = [items[row], columns[column]?.name];
  if (!item || !name) return typed;
  const { [name]: _, ...others } = typed[item.id] ?? {};
  const cells = cellsOf(item, timeZone)[name] === text ? others : { ...others, [name]: text };
  const { [item.id]: _row, ...rows } = typed;
  return Object.keys(cells).length === 0 ? rows : { ...rows, [item.id]: cells };
}

/** Pastes rows from a spreadsheet, starting at a cell. A single value fills the whole block. */
export function withPasted(
  page: SheetPage,
  typed: TypedCells,
  { from, to }: Block,
  text: string,
): TypedCells {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const single = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined;
  let all = typed;
  if (single !== undefined) {
    for (const place of placesOf({ from, to })) all = withText(page, all, place, single.trim());
    return all;
  }
  for (const [down, cells] of rows.entries()) {
    for (const [right, cell] of cells.entries()) {
      const place = { row: from.row + down, column: from.column + right };
      all = withText(page, all, place, cell.trim());
    }
  }
  return all;
}

/** Copies the first row of the block into all of its rows. */
export function filledDown(page: SheetPage, typed: TypedCells, block: Block): TypedCells {
  let all = typed;
  for (const place of placesOf(block)) {
    const first = textAt(page, all, { row: block.from.row, column: place.column });
    all = withText(page, all, place, first);
  }
  return all;
}

export function copied(page: SheetPage, typed: TypedCells, { from, to }: Block): string {
  const lines: string[] = [];
  for (let row = from.row; row <= to.row; row += 1) {
    const cells: string[] = [];
    for (let column = from.column; column <= to.column; column += 1) {
      cells.push(textAt(page, typed, { row, column }));
    }
    lines.push(cells.join('\t'));
  }
  return lines.join('\n');
}

/**
 * Returns the items in the selected block. A single cell doesn't count as a selection, so it
 * returns all items.
 */
export function selectedItems<Item>(items: readonly Item[], { from, to }: Block): readonly Item[] {
  const isOneCell = from.row === to.row && from.column === to.column;
  return isOneCell ? items : items.slice(from.row, to.row + 1);
}

export function placesOf({ from, to }: Block): CellPosition[] {
  const places: CellPosition[] = [];
  for (let row = from.row; row <= to.row; row += 1) {
    for (let column = from.column; column <= to.column; column += 1) places.push({ row, column });
  }
  return places;
}

/** Returns the requested changes, in the order of the items. */
export function readTyped({ items, timeZone }: SheetPage, typed: TypedCells): ReadRow[] {
  return items.flatMap((item) => {
    const cells = typed[item.id];
    if (!cells) return [];
    const { catalogId, catalogItemId, version } = item;
    return [
      readRow({
        key: { catalogId, catalogItemId, version },
        was: cellsOf(item, timeZone),
        cells,
        timeZone,
      }),
    ];
  });
}
