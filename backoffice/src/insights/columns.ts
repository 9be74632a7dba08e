import { formatCents, formatCount } from '../ui/format.ts';
import type { InsightRow } from './insights-query.ts';

export interface FigureColumn {
  name: Exclude<keyof InsightRow, 'key' | 'name'>;
  label: string;
  cents?: boolean;
}

export const columns = {
  orders: { name: 'orders', label: 'Orders' },
  units: { name: 'units', label: 'Units' },
  sales: { name: 'sales', label: 'Sales', cents: true },
  refunds: { name: 'refunds', label: 'Refunds', cents: true },
  margin: { name: 'margin', label: 'Margin', cents: true },
  tax: { name: 'tax', label: 'Tax', cents: true },
  shipping: { name: 'shipping', label: 'Shipping', cents: true },
  averageOrder: { name: 'averageOrder', label: 'Average order', cents: true },
  inStock: { name: 'inStock', label: 'In stock' },
  daysLeft: { name: 'daysLeft', label: 'Days left' },
} satisfies Record<string, FigureColumn>;

const short = new Intl.NumberFormat(undefined, { notation: 'compact' });
const shortDollars = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  style: 'currency',
  currency: 'USD',
});

/** Formats a figure for an axis, such as `$12K`. */
export const shortFigureText = ({ cents }: FigureColumn, value: number): string =>
  cents ? shortDollars.format(value / 100) : short.format(value);

/** Formats a figure. A row without one, such as an item without a cost price, shows a dash. */
export function figureText({ cents }: FigureColumn, value: number | undefined): string {
  if (value === undefined) return '–';
  return cents ? formatCents(value) : formatCount(value);
}
