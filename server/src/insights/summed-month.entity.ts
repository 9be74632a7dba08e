import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SummedMonthSchema = defineEntity({
  name: 'SummedMonth',
  tableName: 'summed_months',
  properties: {
    /** First day of the month. */
    month: p.date().primary(),
  },
});

/**
 * A month with stored totals, added up from the stored totals of all its days. A trigger on
 * `summed_days` deletes the month as soon as one of its days is recomputed.
 */
export class SummedMonth extends SummedMonthSchema.class {}
SummedMonthSchema.setClass(SummedMonth);

declare module '../database/tables.ts' {
  interface Tables {
    summed_months: TableOf<typeof SummedMonthSchema>;
  }
}
