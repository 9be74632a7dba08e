import { expressionBuilder } from 'kysely';
import type { Aliased, Tables } from '../database/tables.ts';

const { selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/** The lines of an order `o` as they were put there, whatever of them is wanted. */
export const linesOfOrder = selectFrom('order_lines as l')
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position');

/** What anybody sees of an order line `l`. */
export const lineColumns = [
  'l.catalog_id as catalogId',
  'l.item_id as itemId',
  'l.title',
  'l.description',
  'l.image',
  'l.quantity',
  'l.unit_price_cents as unitPriceCents',
  'l.returned_quantity as returnedQuantity',
] as const;
