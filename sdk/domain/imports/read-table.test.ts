import { expect, it } from 'vitest';
import { bytesOf, itemsIn, read, readTable } from './fixtures/files.ts';
import { MAX_IMPORT_ROWS } from './imports.ts';

const mapping = [
  { column: 'SKU', field: 'partNumber' as const },
  { column: 'Name', field: 'title' as const },
  { column: 'Preis', field: 'price' as const },
];
const table = 'SKU;Name;Preis\nA-1;Fräser;1.299,50\n';

const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, unit] of Array.from(`\uFEFF${text}`, (one) => one.charCodeAt(0)).entries()) {
    view.setUint16(at * 2, unit, littleEndian);
  }
  return bytes;
};

it.each([
  ['UTF-8', bytesOf(table)],
  ['UTF-8', bytesOf(`\uFEFF${table}`)],
  ['UTF-16', utf16(table, true)],
  ['UTF-16', utf16(table, false)],
  ['Windows-1252', Uint8Array.from(table, (character) => character.charCodeAt(0))],
])('reads %s', (encoding, bytes) => {
  const file = readTable(bytes, { mapping });
  expect(file).toMatchObject({ encoding, separator: ';', problems: [], samples: ['Fräser'] });
  expect(itemsIn(file)).toMatchObject([{ fields: { title: 'Fräser', priceCents: 129_950 } }]);
});

it.each([',', ';', '\t'])('detects the separator %j', (separator) => {
  const head = ['"from, old"', 'from', 'to'].join(separator);
  const file = readTable(`${head}\n/a`, { kind: 'redirects' });
  expect(file.columns).toEqual(['from, old', 'from', 'to']);
});

it.each([
  ['a replacement character', 'from,to\n/a,/b\n/c\uFFFD,/d', 3, 'from'],
  ['no column names', ',,\n1,2,3', 1, null],
  ['an unfinished quote', 'from,to\n"/a,/b', 1, null],
  ['a file without rows or columns', '', 1, null],
  ['a file without rows', 'from,to\n,\n', 1, null],
  ['a program', 'MZ\u0000\u0003,', 1, null],
])('rejects %s', (_, file, row, column) => {
  expect(read(file, { kind: 'redirects' })).toMatchObject({ problem: { row, column } });
});

it('rejects too many rows and columns', () => {
  const rows = `from,to\n${'/a,/b\n'.repeat(MAX_IMPORT_ROWS + 1)}`;
  expect(read(rows, { kind: 'redirects' })).toMatchObject({
    problem: { message: 'The file has more than 50,000 rows. Split it.' },
  });
  const columns = Array.from({ length: 501 }, (_, at) => `c${at}`).join(',');
  expect(read(columns)).toMatchObject({ problem: { row: 1 } });
});

it('counts rows as spreadsheets do, and skips empty ones', () => {
  const { drafts } = readTable('from,to\n/a,/b\n,\n/c,/d\n', { kind: 'redirects' });
  expect(drafts.map(({ row }) => row)).toEqual([2, 4]);
});
