import { expressionBuilder } from 'kysely';
import { toDollars } from '@spindle/sdk/domain/money/dollars';
import type { Aliased, Tables } from '../database/tables.ts';
import { copySoldLine, soldSelects, type SoldLine } from '../payments/sold-fields.ts';

const { selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/** The lines of an order `o` as they were put there, whatever of them is wanted. */
export const linesOfOrder = selectFrom('order_lines as l')
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position');

/** What anybody sees of an order line `l`. */
export const lineColumns = [
  ...soldSelects('l'),
  'l.returned_quantity as returnedQuantity',
] as const;

/** What a list of orders shows of a line. */
export const listedColumns = [
  'l.catalog_id as catalogId',
  'l.item_id as itemId',
  'l.title',
  'l.quantity',
  'l.unit_price_cents as unitPriceCents',
] as const;

export const presentListedLine = (
  line: Pick<OrderLineRow, 'catalogId' | 'itemId' | 'title' | 'quantity' | 'unitPriceCents'>,
) => ({
  catalogId: line.catalogId,
  catalogItemId: line.itemId,
  title: line.title,
  quantity: line.quantity,
  price: toDollars(line.unitPriceCents),
});

export interface OrderLineRow extends SoldLine {
  returnedQuantity: number;
}

/** An order line as its buyer, staff and pickers see it alike. */
export function presentLine(line: SoldLine) {
  const { itemId, unitPriceCents, ...shown } = copySoldLine(line);
  return { ...shown, catalogItemId: itemId, price: toDollars(unitPriceCents) };
}
