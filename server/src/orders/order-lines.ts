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

/** An order line as its buyer, staff and pickers see it alike. */
export const presentLine = (line: SoldLine) => inContract(copySoldLine(line));

/** A sold line, or some of it, in the words of the contract. */
export const inContract = <Line extends Pick<SoldLine, 'itemId' | 'unitPriceCents'>>({
  itemId,
  unitPriceCents,
  ...line
}: Line) => ({ ...line, catalogItemId: itemId, price: toDollars(unitPriceCents) });
