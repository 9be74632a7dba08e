import PDFDocument from 'pdfkit';
import { day, money } from '@spindle/sdk/demo/provider-pages/amounts';
import type { InvoicePage } from '@spindle/sdk/demo/provider-pages/invoice-view';

/** Draws the invoice's PDF, which the provider's page offers. */
export function invoicePdf(page: InvoicePage): Promise<Buffer> {
  const { number, created, customer, lines, tax, total, currency } = page;
  const pdf = new PDFDocument({ size: 'LETTER', info: { Title: `Invoice ${number}` } });
  pdf.fontSize(20).text(`Invoice ${number}`).fontSize(11).moveDown();
  pdf.text(`From Spindle to ${customer}, ${day(created)}`).moveDown();
  for (const { description, amount } of lines)
    pdf.text(`${description}: ${money(amount, currency)}`);
  pdf.text(`Tax: ${money(tax, currency)}`).text(`Total: ${money(total, currency)}`);
  pdf.text(page.paid ? 'Paid' : 'Unpaid');
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
