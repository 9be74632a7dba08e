import { pagesTitle, type PackingSlip } from '../domain/shipping/packing-slip.ts';
import { drawSpecimen } from './carrier/draw-specimen.ts';
import { pdfPage } from './pdf-page.ts';

const [WIDTH, HEIGHT, MARGIN, LINE] = [288, 432, 20, 14];

interface PrintedParcel {
  orderId: string;
  labeled: boolean;
  slip: PackingSlip;
}

/** Renders labels and packing slips like the shop's PDF, without its design. */
export function plainPages(parcels: readonly PrintedParcel[]): string {
  const page = pdfPage(WIDTH, HEIGHT, pagesTitle);
  for (const [at, { orderId, labeled, slip }] of parcels.entries()) {
    if (at > 0) page.next();
    if (labeled) {
      drawSpecimen(page, orderId);
      page.next();
    }
    for (const [row, text] of textOf(slip).entries()) {
      page.text(MARGIN, MARGIN + row * LINE, 10, text);
    }
  }
  return page.file();
}

const textOf = (slip: PackingSlip): string[] => [
  slip.heading,
  slip.from,
  slip.order,
  slip.facts,
  ...slip.to,
  ...slip.lines.map(({ quantity, title, note }) => `${quantity} x ${title} ${note}`),
  slip.total,
];
