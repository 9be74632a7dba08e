import { defineEntity, p } from '@mikro-orm/core';
import type { Int8, TableOf } from '../database/tables.ts';

/** Totals can exceed four bytes. */
const sum = () => p.bigint('number');

const SalesItemMonthSchema = defineEntity({
  name: 'SalesItemMonth',
  tableName: 'sales_item_months',
  properties: {
    /** First day of the month. */
    month: p.date().primary(),
    catalogId: p.text().primary(),
    itemId: p.text().primary(),
    orders: p.integer(),
    units: p.integer(),
    salesCents: sum(),
    discountCents: sum(),
    taxCents: sum(),
    refundCents: sum(),
  },
});

/** Totals for a month and item, computed from its stored days. See `summed_months`. */
export class SalesItemMonth extends SalesItemMonthSchema.class {}
SalesItemMonthSchema.setClass(SalesItemMonth);

interface Sums {
  sales_cents: Int8;
  discount_cents: Int8;
  tax_cents: Int8;
  refund_cents: Int8;
}

declare module '../database/tables.ts' {
  interface Tables {
    sales_item_months: TableOf<typeof SalesItemMonthSchema, Sums>;
  }
}
