import { csvLines } from '@spindle/sdk/contract/csv';
import { saveFile } from '@spindle/sdk/save-file';
import type { FigureColumn } from './columns.ts';
import type { InsightRow } from './insights-query.ts';

/** Saves the rows as a CSV file, with amounts in dollars. */
export function saveFigures(
  name: string,
  columns: readonly FigureColumn[],
  rows: readonly InsightRow[],
): void {
  const all = [
    { name: 'key', cents: false },
    { name: 'name', cents: false },
    ...columns.map((column) => ({ name: column.name, cents: column.cents === true })),
  ];
  const lines = csvLines(all, rows, { first: true });
  saveFile(new Blob([lines], { type: 'text/csv' }), `${name}.csv`);
}
