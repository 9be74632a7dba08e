import type { SheetColumn } from '@spindle/sdk/domain/bulk/sheet';

interface Column {
  name: SheetColumn;
  label: string;
  width: number;
  right?: boolean;
}

/** In display order. */
export const columns: readonly Column[] = [
  { name: 'price', label: 'Price', width: 96, right: true },
  { name: 'salePrice', label: 'Sale price', width: 96, right: true },
  { name: 'saleStarts', label: 'Sale starts', width: 148 },
  { name: 'saleEnds', label: 'Sale ends', width: 148 },
  { name: 'priceBreaks', label: 'Quantity prices', width: 160 },
  { name: 'stockDifference', label: 'Stock ±', width: 88, right: true },
  { name: 'enabled', label: 'Visible', width: 76 },
  { name: 'listingOrderWeight', label: 'Order', width: 76, right: true },
  { name: 'externalId', label: 'Part number', width: 160 },
];

export const labelOf = (name: string): string =>
  columns.find((column) => column.name === name)?.label ?? name;
