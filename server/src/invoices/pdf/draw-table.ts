import type { InvoiceSheet } from '@spindle/sdk/domain/invoices/sheet';
import { heightOf, INK, INNER_WIDTH, PAGE, QUIET, rule, write, type Pdf } from './page.ts';

type Structure = ReturnType<Pdf['struct']>;

const GUTTER = 8;
const PADDING = 6;

interface PlacedTable {
  sheet: Pick<InvoiceSheet, 'columns' | 'rows'>;
  y: number;
}

/**
 * Draws the lines on as many pages as needed, with headings on each page. Returns the y position
 * below them.
 */
export function drawTable(pdf: Pdf, whole: Structure, { sheet, y: top }: PlacedTable): number {
  const table = pdf.struct('Table');
  whole.add(table);
  let y = drawHeadings(pdf, table, { sheet, y: top });
  for (const cells of sheet.rows) {
    const height = Math.max(...cellsOf(sheet, cells).map((cell) => heightOf(pdf, cell.text, cell)));
    if (y + height + 2 * PADDING > PAGE.height - PAGE.bottom) {
      pdf.addPage();
      y = drawHeadings(pdf, null, { sheet, y: PAGE.margin });
    }
    const row = pdf.struct('TR');
    table.add(row);
    for (const { x, text, ...style } of cellsOf(sheet, cells)) {
      row.add(pdf.struct('TD', {}, () => write(pdf, text, { x, y: y + PADDING }, style)));
    }
    row.end();
    y += height + 2 * PADDING;
    rule(pdf, y);
  }
  table.end();
  return y;
}

/** Draws the headings. After the first page, they are hidden from screen readers. */
function drawHeadings(pdf: Pdf, table: Structure | null, { sheet, y }: PlacedTable): number {
  const headings = cellsOf(
    sheet,
    sheet.columns.map(({ label }) => label),
  );
  const row = table && pdf.struct('TR');
  if (row) table.add(row);
  for (const { x, text, ...style } of headings) {
    const draw = () => write(pdf, text, { x, y }, { ...style, size: 8, color: QUIET });
    if (row) {
      row.add(pdf.struct('TH', { scope: 'Column' }, draw));
    } else {
      pdf.markContent('Artifact', { type: 'Pagination' });
      draw();
      pdf.endMarkedContent();
    }
  }
  row?.end();
  rule(pdf, y + 14, { color: INK });
  return y + 14;
}

function cellsOf({ columns }: Pick<InvoiceSheet, 'columns'>, texts: readonly string[]) {
  let before = 0;
  return columns.map(({ share, isNumber }, at) => {
    const x = PAGE.margin + before * INNER_WIDTH + (isNumber ? GUTTER : 0);
    before += share;
    const width = share * INNER_WIDTH - GUTTER;
    return { x, text: texts[at] ?? '', width, align: isNumber ? 'right' : 'left' } as const;
  });
}
