import { expressionBuilder } from 'kysely';
import { toDollars } from '@spindle/sdk/domain/money/dollars';
import type { Aliased, Tables } from '../database/tables.ts';
import { copySoldLine, soldSelects, type SoldLine } from '../payments/sold-fields.ts';

const { selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/** Selects the lines of order `o` in their original order. Callers add the columns they need. */
export const linesOfOrder = selectFrom('order_lines as l')
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position');

/** Selects the same lines with the item's current shelf location and what is printed on it. */
export const linesOnShelves = linesOfOrder
  .leftJoin('catalog_items as i', (join) =>
    join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
  )
  .select(['i.external_id as partNumber', 'i.gtin', 'i.bin']);

/** Columns of order line `l` that everyone with access to the order can see. */
export const lineColumns = [
  ...soldSelects('l'),
  'l.returned_quantity as returnedQuantity',
] as const;

/** Columns of an order line shown in order lists. */
export const listedColumns = soldSelects('l', {
  catalogId: true,
  itemId: true,
  title: true,
  quantity: true,
  unitPriceCents: true,
});

export interface OrderLineRow extends SoldLine {
  returnedQuantity: number;
}

/** Presents an order line the same way to its buyer, staff and pickers. */
export const presentLine = (line: SoldLine) => inContract(copySoldLine(line));

/** Converts a sold line, or some of its fields, to the names in the contract. */
export const inContract = <Line extends Pick<SoldLine, 'itemId' | 'unitPriceCents'>>({
  itemId,
  unitPriceCents,
  ...line
}: Line) => ({ ...line, catalogItemId: itemId, price: toDollars(unitPriceCents) });
