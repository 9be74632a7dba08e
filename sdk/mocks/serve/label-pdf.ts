import { pdfPage } from '../../demo/pdf-page.ts';

/** A label of four by six inches that prints, and says that it is none. */
export function labelPdf(orderId: string): Uint8Array {
  const page = pdfPage(288, 432, `Label of order ${orderId}`);
  page.text(20, 42, 20, 'SPECIMEN', 'bold');
  page.text(20, 62, 10, 'No postage paid: a label of the mock shop');
  page.text(20, 102, 12, `Order ${orderId.slice(0, 8)}`, 'bold');
  page.text(20, 372, 9, orderId);
  // looks like a bar code; no scanner reads it
  let x = 20;
  for (const letter of orderId) {
    const width = 1 + (letter.charCodeAt(0) % 3);
    page.box(x, 262, width, 90);
    x += width + 4;
  }
  return page.file();
}
