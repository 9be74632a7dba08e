import { defineEntity, p } from '@mikro-orm/core';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

const SalesItemDaySchema = defineEntity({
  name: 'SalesItemDay',
  tableName: 'sales_item_days',
  properties: {
    day: p.date().primary(),
    catalogId: p.text().primary(),
    itemId: p.text().primary(),
    orders: p.integer(),
    units: p.integer(),
    salesCents: cents(),
    discountCents: cents(),
    taxCents: cents(),
    refundCents: cents(),
  },
});

/** Totals for a day and item, computed from the facts. See `summed_days`. */
export class SalesItemDay extends SalesItemDaySchema.class {}
SalesItemDaySchema.setClass(SalesItemDay);

declare module '../database/tables.ts' {
  interface Tables {
    sales_item_days: TableOf<typeof SalesItemDaySchema>;
  }
}
