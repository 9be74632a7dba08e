import type { InvoiceSheet } from '@spindle/sdk/domain/invoices/sheet';
import { paragraph } from './draw-head.ts';
import { INK, INNER_WIDTH, PAGE, rule, type Pdf } from './page.ts';

type Structure = ReturnType<Pdf['struct']>;

const LINE = 17;
const WIDTH = INNER_WIDTH * 0.42;
const NOTE = 30;

/** Draws the totals, kept on one page with the notes below. */
export function drawTotals(
  pdf: Pdf,
  whole: Structure,
  { sheet: { totals, notes }, y: above }: { sheet: InvoiceSheet; y: number },
): void {
  const needed = 14 + totals.length * LINE + 24 + notes.length * NOTE;
  let y = above + 14;
  if (y + needed > PAGE.height - PAGE.bottom) {
    pdf.addPage();
    y = PAGE.margin;
  }
  const x = PAGE.width - PAGE.margin - WIDTH;
  for (const [at, { label, value }] of totals.entries()) {
    const last = at === totals.length - 1;
    if (last) rule(pdf, y, { x, width: WIDTH, color: INK });
    const style = { width: WIDTH, bold: last, size: last ? 11 : 9 };
    const place = { x, y: last ? y + 6 : y };
    paragraph(pdf, whole, { ...place, text: label, style });
    paragraph(pdf, whole, { ...place, text: value, style: { ...style, align: 'right' } });
    y += LINE;
  }
  y += 24;
  for (const text of notes) {
    y = paragraph(pdf, whole, { x: PAGE.margin, y, text, style: { width: INNER_WIDTH } }) + 2;
  }
}
