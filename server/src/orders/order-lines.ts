import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ShelfFacts } from '@spindle/sdk/domain/picking/shelf';
import { toDollars } from '@spindle/sdk/domain/money/dollars';
import { jsonRows } from '../database/expressions.ts';
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
  .select(({ ref, selectFrom: partsFrom }) => [
    'i.external_id as partNumber',
    'i.gtin',
    'i.bin',
    jsonArrayFrom(
      partsFrom(jsonRows(ref('l.parts'), { catalogId: 'text', catalogItemId: 'text' }, 'part'))
        .innerJoin('catalog_items as it', (join) =>
          join
            .onRef('it.catalog_id', '=', 'part.catalogId')
            .onRef('it.item_id', '=', 'part.catalogItemId'),
        )
        .select(['part.catalogId', 'part.catalogItemId', 'it.external_id as partNumber'])
        .select(['it.gtin', 'it.bin']),
    ).as('partShelves'),
  ]);

interface PartKey {
  catalogId: string;
  catalogItemId: string;
}

interface OnShelf extends ShelfFacts {
  catalogId: string;
  itemId: string;
  partShelves: readonly (PartKey & ShelfFacts)[];
  before?: number;
}

const nowhere: ShelfFacts = { partNumber: null, gtin: null, bin: null };

/** Returns a line with the shelf of its own item, if it is for a part of a kit. */
export function onShelves<Line extends OnShelf>(line: Line): Line {
  if (line.before === undefined) return line;
  const shelf = line.partShelves.find(
    ({ catalogId, catalogItemId }) => catalogId === line.catalogId && catalogItemId === line.itemId,
  );
  const { partNumber, gtin, bin } = shelf ?? nowhere;
  return { ...line, partNumber, gtin, bin };
}

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
export function presentLine(line: SoldLine) {
  const { parts: _parts, ...sold } = copySoldLine(line);
  return inContract(sold);
}

/** Converts a sold line, or some of its fields, to the names in the contract. */
export const inContract = <Line extends Pick<SoldLine, 'itemId' | 'unitPriceCents'>>({
  itemId,
  unitPriceCents,
  ...line
}: Line) => ({ ...line, catalogItemId: itemId, price: toDollars(unitPriceCents) });
