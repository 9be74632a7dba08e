import type { Plan } from './plans/plan.ts';

/** Lists everything to make or buy, for a spreadsheet. */
export function partsCsv({ parts, bought }: Plan): string {
  const rows = [
    ['Kind', 'Item', 'Quantity', 'Size mm', 'Material or note'],
    ...parts.map(({ name, quantity, width, height, thickness, material }) => [
      'made',
      name,
      quantity,
      `${width} x ${height} x ${thickness}`,
      material,
    ]),
    ...bought.map(({ item, quantity, note }) => ['bought', item, quantity, '', note]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Converts a title to a file name. */
export function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
