import { shortId } from '../../domain/orders/order-id.ts';
import type { PdfPage } from '../pdf-page.ts';

/** Draws a printable 4 × 6 inch label that is marked as a specimen. */
export function drawSpecimen(page: PdfPage, orderId: string): void {
  page.text(20, 42, 20, 'SPECIMEN', 'bold');
  page.text(20, 62, 10, 'Mock shop label: no postage paid');
  page.text(20, 102, 12, `Order ${shortId(orderId)}`, 'bold');
  page.text(20, 372, 9, orderId);
  // Looks like a barcode, but scanners can't read it.
  let x = 20;
  for (const character of orderId) {
    const width = 1 + (character.charCodeAt(0) % 3);
    page.box(x, 262, width, 90);
    x += width + 4;
  }
}
