import { defineEntity, p } from '@mikro-orm/core';
import type { Int8, TableOf } from '../database/tables.ts';

/** Totals can exceed four bytes. */
const sum = () => p.bigint('number');

const SalesDaySchema = defineEntity({
  name: 'SalesDay',
  tableName: 'sales_days',
  properties: {
    day: p.date().primary(),
    /** Two letters. Empty if unknown. */
    country: p.text().primary(),
    orders: p.integer(),
    units: p.integer(),
    salesCents: sum(),
    discountCents: sum(),
    taxCents: sum(),
    shippingCents: sum(),
    refundCents: sum(),
  },
});

/** Totals for a day and country, computed from the facts. See `summed_days`. */
export class SalesDay extends SalesDaySchema.class {}
SalesDaySchema.setClass(SalesDay);

interface Sums {
  sales_cents: Int8;
  discount_cents: Int8;
  tax_cents: Int8;
  shipping_cents: Int8;
  refund_cents: Int8;
}

declare module '../database/tables.ts' {
  interface Tables {
    sales_days: TableOf<typeof SalesDaySchema, Sums>;
  }
}
