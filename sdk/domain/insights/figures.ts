import type { components } from '../../src/schema.d.ts';

export type Figures = components['schemas']['InsightFigures'];

/** The figures that can be summed. All but the first two are cents. */
export type Sums = Omit<Figures, 'averageOrder'>;

export const nothing: Sums = {
  orders: 0,
  units: 0,
  sales: 0,
  discounts: 0,
  tax: 0,
  shipping: 0,
  refunds: 0,
};

export const addSums = (one: Sums, other: Partial<Sums>): Sums => ({
  orders: one.orders + (other.orders ?? 0),
  units: one.units + (other.units ?? 0),
  sales: one.sales + (other.sales ?? 0),
  discounts: one.discounts + (other.discounts ?? 0),
  tax: one.tax + (other.tax ?? 0),
  shipping: one.shipping + (other.shipping ?? 0),
  refunds: one.refunds + (other.refunds ?? 0),
});

export const withAverage = (sums: Sums): Figures => ({
  ...sums,
  averageOrder: sums.orders === 0 ? 0 : Math.round(sums.sales / sums.orders),
});

/**
 * Returns how many days `inStock` units last if `units` were sold in `days`, or null if none were
 * sold.
 */
export function daysLeft(inStock: number, units: number, days: number): number | null {
  if (units <= 0) return null;
  return Math.round((inStock / (units / days)) * 10) / 10;
}
