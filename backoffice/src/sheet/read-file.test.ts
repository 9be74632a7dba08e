// @vitest-environment jsdom
import { CSV, csvColumns, csvLines } from '@spindle/sdk/contract/csv';
import { contract } from '@spindle/sdk/contract/contract';
import { priceBreaksIn } from '@spindle/sdk/domain/catalog/item-details';
import { isEmptyRow, cellsOf, readRow } from '@spindle/sdk/domain/bulk/sheet';
import { expect, it } from 'vitest';
import { mockShop } from '../test/mock-shop.ts';
import { MAX_BYTES, readFile, readText } from './read-file.ts';

const timeZone = 'America/Los_Angeles';
const head = 'catalogId,catalogItemId,version,price,externalId';

it("reads the list's own file, unchanged and changed", async () => {
  const { items } = mockShop.read();
  const columns = csvColumns(contract, 'items');
  const risky = items.map((item, at) => ({
    ...item,
    priceBreaks: priceBreaksIn(item.details),
    externalId: at === 0 ? '=1+1' : item.externalId,
  }));
  const { rows, lines } = await readText(csvLines(columns, risky, { first: true }), { timeZone });
  expect([rows.length, lines, CSV]).toEqual([items.length, [], 'text/csv']);
  for (const [at, { edit, errors }] of rows.entries()) {
    expect(errors).toEqual([]);
    const item = risky[at];
    if (!item) throw new Error('There is another row.');
    expect(edit).toMatchObject({ enabled: item.enabled, externalId: item.externalId });
    const { catalogId, catalogItemId } = item;
    const cells = { ...cellsOf(item, timeZone), price: String(edit.price) };
    expect(Number(cells.price)).toBe(item.price);
    expect(
      isEmptyRow(readRow({ key: { catalogId, catalogItemId }, was: cells, cells, timeZone })),
    ).toBe(true);
  }
});

it("shows what it can't read by row and column", async () => {
  const text = `${head}\na,b,1,ten,x\na,b,1,10,x\n,c,1,10,x\nA B,c,1,10,x`;
  const { rows, lines } = await readText(text, { timeZone });
  expect(rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual([['price']]);
  expect(lines.map(({ line }) => line)).toEqual([3, 4, 5]);
  await expect(readText('title\nx', { timeZone })).rejects.toThrow(
    'The first row must contain column names',
  );
  await expect(readText(`${head}\n"`, { timeZone })).rejects.toThrow(
    "The file isn't a table of rows and columns",
  );
  const large = new Blob([new Uint8Array(MAX_BYTES + 1)]);
  await expect(readFile(large, timeZone)).rejects.toThrow('larger than 8 MB');
});

it('reads every encoding that Excel saves, and rejects text damaged before', async () => {
  const text = `${head}\nspindles,part-1,1,10,Fräser-Ø8`;
  const windows = Uint8Array.from(text, (one) => one.charCodeAt(0));
  const utf16 = new Uint8Array(
    Uint16Array.from(`\uFEFF${text}`, (one) => one.charCodeAt(0)).buffer,
  );
  for (const [encoding, bytes] of [
    ['Windows-1252', windows],
    ['UTF-16', utf16],
    ['UTF-8', new TextEncoder().encode(text)],
  ] as const) {
    const found = await readFile(new Blob([bytes]), timeZone);
    expect(found).toMatchObject({ encoding, samples: ['Fräser-Ø8'] });
    expect(found.rows[0]?.edit).toMatchObject({ externalId: 'Fräser-Ø8' });
  }
  const lost = new Blob([text.replace('ä', '\uFFFD')]);
  await expect(readFile(lost, timeZone)).rejects.toThrow(
    'Row 2, column externalId has a character',
  );
});

it('reads ten thousand rows within a second, and no more of them', async () => {
  const row = (at: number) => `spindles,part-${at},3,${at}.99,P-${at}`;
  const text = [head, ...Array.from({ length: 10_000 }, (_, at) => row(at))].join('\r\n');
  const begun = process.cpuUsage();
  const { rows } = await readText(text, { timeZone });
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000);
  expect(rows).toHaveLength(10_000);
  expect(rows.at(-1)?.edit).toMatchObject({ version: 3, price: '9999.99', externalId: 'P-9999' });
  await expect(readText(`${text}\r\n${row(10_000)}`, { timeZone })).rejects.toThrow(
    'more than 10,000 rows',
  );
});
