import { pdfPage, type Font } from './pdf-page.ts';
import type { InvoiceDocument } from '../domain/invoices/document.ts';
import { invoiceSheet } from '../domain/invoices/sheet.ts';

const [WIDTH, HEIGHT, MARGIN, LINE] = [612, 792, 54, 14];

/**
 * Renders the text of the shop's PDF line by line, without its design and small enough for a
 * browser.
 */
export function plainPdf(document: InvoiceDocument): string {
  const { title, seller, facts, parties, columns, rows, totals, notes } = invoiceSheet(document);
  const page = pdfPage(WIDTH, HEIGHT, title);
  let y = MARGIN;
  const write = (text: string, font: Font = 'regular', size = 9) => {
    if (y > HEIGHT - MARGIN) {
      page.next();
      y = MARGIN;
    }
    page.text(MARGIN, y, size, text, font);
    y += LINE;
  };
  write(title, 'bold', 16);
  for (const line of [seller.name, ...seller.lines]) write(line);
  for (const { label, value } of facts) write(`${label}: ${value}`);
  for (const { heading, lines } of parties) write(`${heading}: ${lines.join(', ')}`);
  write(columns.map(({ label }) => label).join(' | '), 'bold');
  for (const cells of rows) write(cells.join(' | '));
  for (const { label, value } of totals) write(`${label}: ${value}`, 'bold');
  for (const note of notes) write(note);
  return page.file();
}
