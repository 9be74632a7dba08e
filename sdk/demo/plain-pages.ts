import { pdfPage } from './pdf-page.ts';
import { drawSpecimen } from './carrier/draw-specimen.ts';
import { packingSlip, pagesTitle } from '../domain/shipping/packing-slip.ts';
import { knownItem } from '../mocks/catalog/known-record.ts';
import { business } from '../mocks/config/business.ts';
import type { Order, ShopState } from '../mocks/state.ts';
import type { Bulk } from '../mocks/bulk/bulk.ts';

const [WIDTH, HEIGHT, MARGIN, LINE] = [288, 432, 20, 14];

/** Labels and packing slips, as the shop's PDF has them: without its looks. */
export function plainPages(state: ShopState, { records }: Bulk): string {
  const page = pdfPage(WIDTH, HEIGHT, pagesTitle);
  const printed = records.filter(({ status }) => status === 'SUCCESS');
  const orders = printed.flatMap(({ id }) => state.orders.filter(({ orderId }) => orderId === id));
  for (const [at, order] of orders.entries()) {
    if (at > 0) page.next();
    if (order.labelUrl !== null) {
      drawSpecimen(page, order.orderId);
      page.next();
    }
    let y = MARGIN;
    for (const text of slipLines(state, order)) {
      page.text(MARGIN, y, 10, text);
      y += LINE;
    }
  }
  return page.file();
}

function slipLines(state: ShopState, order: Order): string[] {
  const lines = order.items.map(({ title, quantity, ...line }) => ({
    title,
    quantity,
    partNumber: knownItem(state, line)?.externalId ?? null,
  }));
  const slip = packingSlip(
    { ...order, createdAt: new Date(order.dateCreated), lines },
    business.company,
  );
  return [
    slip.heading,
    slip.from,
    slip.order,
    slip.facts,
    ...slip.to,
    ...slip.lines.map(({ quantity, title, partNumber }) =>
      [`${quantity} x`, title, partNumber].filter(Boolean).join(' '),
    ),
    slip.total,
  ];
}
