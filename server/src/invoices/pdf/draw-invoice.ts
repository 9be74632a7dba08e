import { buffer } from 'node:stream/consumers';
import type { InvoiceDocument } from '@spindle/sdk/domain/invoices/document';
import { invoiceSheet, type InvoiceSheet } from '@spindle/sdk/domain/invoices/sheet';
import { drawHead } from './draw-head.ts';
import { drawTable } from './draw-table.ts';
import { drawTotals } from './draw-totals.ts';
import { INNER_WIDTH, openPdf, PAGE, QUIET, write, type Pdf } from './page.ts';

/** Draws a document as a PDF. The bytes depend only on the document. */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const sheet = invoiceSheet(document);
  const { title, seller } = sheet;
  const pdf = openPdf({ title, author: seller.name, created: new Date(document.issuedAt) });
  const file = buffer(pdf);
  pdf.addPage();
  const whole = pdf.struct('Document', { title });
  pdf.addStructure(whole);
  const below = drawHead(pdf, whole, sheet);
  drawTotals(pdf, whole, { sheet, y: drawTable(pdf, whole, { sheet, y: below }) });
  whole.end();
  drawFooters(pdf, sheet);
  pdf.end();
  return file;
}

/** Draws the footer of every page, once the number of pages is known. */
function drawFooters(pdf: Pdf, { title, seller }: InvoiceSheet): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = PAGE.height - 48;
    const style = { size: 8, color: QUIET };
    write(pdf, `${seller.name} · ${title}`, { x: PAGE.margin, y }, style);
    const place = { x: PAGE.margin, y };
    write(pdf, `Page ${at + 1} of ${count}`, place, {
      ...style,
      align: 'right',
      width: INNER_WIDTH,
    });
    pdf.endMarkedContent();
  }
}
