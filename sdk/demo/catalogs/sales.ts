import { noSale } from '../../domain/catalog/sale.ts';

/** A sale of one item, in days from when the demo is opened. */
interface DemoSale {
  catalogId: string;
  catalogItemId: string;
  /** US dollars with two decimals. */
  salePrice: string;
  starts: number;
  ends: number;
}

/** One active, one scheduled and one ended sale. */
export const sales: readonly DemoSale[] = [
  {
    catalogId: 'work-holding',
    catalogItemId: 'vacuum-table-600',
    salePrice: '359.00',
    starts: -4,
    ends: 24,
  },
  {
    catalogId: 'motors',
    catalogItemId: 'servo-750w',
    salePrice: '329.00',
    starts: 9,
    ends: 23,
  },
  {
    catalogId: 'work-holding',
    catalogItemId: 'low-vise-60',
    salePrice: '79.00',
    starts: -40,
    ends: -12,
  },
];

const DAY = 86_400_000;

/** Returns an item's sale in a demo that was opened at this time. */
export function demoSaleOf(key: { catalogId: string; catalogItemId: string }, now: Date) {
  const sale = sales.find(
    (one) => one.catalogId === key.catalogId && one.catalogItemId === key.catalogItemId,
  );
  if (!sale) return noSale;
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  return {
    salePrice: sale.salePrice,
    saleStarts: inDays(sale.starts),
    saleEnds: inDays(sale.ends),
  };
}
