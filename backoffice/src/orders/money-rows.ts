import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { formatCount, formatCents, formatDollars } from '../ui/format.ts';

/**
 * An item line, the shipping, or the total. Figures that don't apply are null. Amounts are in
 * cents, except for the price.
 */
export interface MoneyRow {
  key: string;
  title: string;
  quantity: number | null;
  /** Per unit, in dollars. */
  price: number | null;
  discount: number | null;
  tax: number;
  paid: number;
  refunded: number;
  pending: number;
  left: number;
}

const inCents = (of: (row: MoneyRow) => number | null) => (row: MoneyRow) => {
  const cents = of(row);
  return cents === null ? null : formatCents(cents);
};

/** The figures of a row, in display order. */
export const figures: readonly { label: string; of: (row: MoneyRow) => string | null }[] = [
  { label: 'Quantity', of: ({ quantity }) => (quantity === null ? null : formatCount(quantity)) },
  { label: 'Price', of: ({ price }) => (price === null ? null : formatDollars(price)) },
  { label: 'Discount', of: inCents(({ discount }) => discount) },
  { label: 'Tax', of: inCents(({ tax }) => tax) },
  { label: 'Paid', of: inCents(({ paid }) => paid) },
  { label: 'Refunded', of: inCents(({ refunded }) => refunded) },
  { label: 'Pending', of: inCents(({ pending }) => pending) },
  { label: 'Remaining', of: inCents(({ left }) => left) },
];

export function moneyRows({ lines, shipping }: OrderMoney): { parts: MoneyRow[]; sum: MoneyRow } {
  const parts: MoneyRow[] = [
    ...lines.map((line) => ({ ...line, key: `${line.catalogId}/${line.catalogItemId}` })),
    {
      ...shipping,
      key: 'shipping',
      title: 'Shipping',
      quantity: null,
      price: null,
      discount: null,
    },
  ];
  const all = (of: (row: MoneyRow) => number | null) =>
    parts.reduce((cents, row) => cents + (of(row) ?? 0), 0);
  const sum = {
    key: 'sum',
    title: 'Total',
    quantity: null,
    price: null,
    discount: all(({ discount }) => discount),
    tax: all(({ tax }) => tax),
    paid: all(({ paid }) => paid),
    refunded: all(({ refunded }) => refunded),
    pending: all(({ pending }) => pending),
    left: all(({ left }) => left),
  };
  return { parts, sum };
}
