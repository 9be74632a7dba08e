import { parse } from 'csv-parse/browser/esm/sync';
import { decodeText, findLostCharacter, type TextEncoding } from '../bulk/decode-text.ts';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, notTable, type ImportProblem } from './imports.ts';

export type Separator = ',' | ';' | '\t';

export interface ImportTable {
  encoding: TextEncoding;
  separator: Separator;
  /** Column names of the first row. */
  columns: string[];
  /** Rows with at least one filled cell. `row` counts as spreadsheets do: the header is row 1. */
  rows: { row: number; cells: readonly string[] }[];
  /** Texts with letters beyond ASCII, to let staff verify the encoding. */
  samples: string[];
}

const MAX_SAMPLES = 5;
const MAX_SAMPLE_LENGTH = 80;
/** Reading an item's description in HTML needs this much. */
const MAX_CELL = 200_000;

/** Decodes and splits a file. Returns the problem if it isn't a table. */
export function readTable(bytes: Uint8Array): ImportTable | { problem: ImportProblem } {
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) return problem(1, notTable('Save it as CSV first.'));
  const separator = separatorOf(text);
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      max_record_size: MAX_CELL * 2,
      to: MAX_IMPORT_ROWS + 2,
    });
  } catch (error) {
    // The parser appends the value, which can be long.
    const [reason = ''] = error instanceof Error ? error.message.split(', value is') : [];
    return problem(1, notTable(reason));
  }
  const lost = findLostCharacter(records);
  const [head = [], ...body] = records;
  const columns = head.map((name) => name.trim());
  if (lost !== null) {
    return problem(
      lost.row + 1,
      'A character was lost when the file was saved. Fix the character, or save the file as “CSV UTF-8”.',
      columns[lost.column] || String(lost.column + 1),
    );
  }
  if (columns.every((name) => name === '')) return problem(1, 'The first row has no column names.');
  if (columns.length > MAX_IMPORT_COLUMNS) {
    return problem(1, `The file has more than ${MAX_IMPORT_COLUMNS} columns.`);
  }
  if (body.length > MAX_IMPORT_ROWS) {
    return problem(
      MAX_IMPORT_ROWS + 2,
      `The file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows. Split it.`,
    );
  }
  const rows = body
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return problem(1, 'The file has no rows below the column names.');
  return { encoding, separator, columns, rows, samples: samplesOf(records) };
}

const problem = (row: number, message: string, column: string | null = null) => ({
  problem: { row, column, message },
});

/** Returns the separator that occurs most often in the first row, outside quotes. */
function separatorOf(text: string): Separator {
  const head = /^\uFEFF?(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, MAX_CELL))?.[0] ?? '';
  const bare = head.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (one: Separator) => bare.split(one).length;
  return (['\t', ';', ','] as const).reduce((best, one) => (count(one) > count(best) ? one : best));
}

function samplesOf(records: readonly (readonly string[])[]): string[] {
  const found = new Set<string>();
  for (const cells of records) {
    for (const cell of cells) {
      if (!/\P{ASCII}/u.test(cell)) continue;
      const start = Math.max(0, cell.search(/\P{ASCII}/u) - MAX_SAMPLE_LENGTH / 2);
      found.add(cell.slice(start, start + MAX_SAMPLE_LENGTH));
      if (found.size === MAX_SAMPLES) return [...found];
    }
  }
  return [...found];
}
