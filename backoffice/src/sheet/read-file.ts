import {
  decodeText,
  findLostCharacter,
  type TextEncoding,
} from '@spindle/sdk/domain/bulk/decode-text';
import { itemMissing, notTable } from '@spindle/sdk/domain/imports/imports';
import {
  isSheetColumn,
  readRow,
  type ReadRow,
  type SheetCells,
} from '@spindle/sdk/domain/bulk/sheet';

/** The size limit leaves room for ten thousand items. Checked before reading the file. */
export const MAX_BYTES = 8 * 1024 * 1024;
export const MAX_LINES = 10_000;

export interface FileRows {
  rows: ReadRow[];
  /** Rows without an item, by line number. */
  lines: { line: number; message: string }[];
  /** Columns that are ignored. */
  ignored: string[];
  encoding: TextEncoding;
  /** Sample cells with non-ASCII letters, to let the user verify the encoding. */
  samples: string[];
}

/** Reports why a file can't be read at all. */
export class InvalidFile extends Error {}

/** Reads changes from a CSV file with the column names of the list's export. */
export async function readFile(file: Blob, timeZone: string): Promise<FileRows> {
  if (file.size > MAX_BYTES) throw new InvalidFile('The file is larger than 8 MB. Split the file.');
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return readText(text, { timeZone, encoding });
}

const MAX_SAMPLES = 5;

export async function readText(
  text: string,
  { timeZone, encoding = 'UTF-8' }: { timeZone: string; encoding?: TextEncoding },
): Promise<FileRows> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter =
    [';', '\t'].find((one) => firstLine.includes(one) && !firstLine.includes(',')) ?? ',';
  let table: string[][];
  try {
    table = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new InvalidFile(notTable(reason));
  }
  const [head = [], ...body] = table;
  const names = head.map((name) => name.trim());
  const lost = findLostCharacter(table);
  if (lost !== null) {
    const name = names[lost.column] || String(lost.column + 1);
    throw new InvalidFile(
      `Row ${lost.row + 1}, column ${name} has a character that was lost when the file was saved. Fix the character, or save the file as “CSV UTF-8”.`,
    );
  }
  const [catalog, item] = [names.indexOf('catalogId'), names.indexOf('catalogItemId')];
  if (catalog < 0 || item < 0) {
    throw new InvalidFile(
      'The first row must contain column names, including catalogId and catalogItemId. Use a file from Export.',
    );
  }
  if (body.length > MAX_LINES) {
    throw new InvalidFile('The file has more than 10,000 rows. Split the file.');
  }
  const version = names.indexOf('version');
  const found: FileRows = {
    rows: [],
    lines: [],
    ignored: names.filter((name) => !isSheetColumn(name) && !keys.has(name)),
    encoding,
    samples: [...new Set(table.flat().filter((cell) => /\P{ASCII}/u.test(cell)))].slice(
      0,
      MAX_SAMPLES,
    ),
  };
  const seen = new Set<string>();
  for (const [at, row] of body.entries()) {
    const line = at + 2;
    const [catalogId = '', catalogItemId = ''] = [row[catalog]?.trim(), row[item]?.trim()];
    const key = `${catalogId}/${catalogItemId}`;
    const message =
      !isId(catalogId) || !isId(catalogItemId)
        ? itemMissing
        : seen.has(key)
          ? `${key} appears twice in the file.`
          : null;
    if (message !== null) {
      found.lines.push({ line, message });
      continue;
    }
    seen.add(key);
    const cells: Partial<SheetCells> = {};
    for (const [column, name] of names.entries()) {
      if (isSheetColumn(name)) cells[name] = row[column] ?? '';
    }
    const read = /^\d{1,9}$/.test(row[version] ?? '') ? Number(row[version]) : 0;
    const named = { catalogId, catalogItemId, ...(read > 0 && { version: read }) };
    found.rows.push(readRow({ key: named, cells, timeZone }));
  }
  return found;
}

const keys = new Set(['id', 'catalogId', 'catalogItemId', 'version', 'title']);

const isId = (text: string) => /^[a-z0-9-]{1,64}$/.test(text);
