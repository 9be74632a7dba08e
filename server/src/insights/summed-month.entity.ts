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
 * A month whose days all have stored sums that are added up. A trigger of `summed_days` deletes it
 * as soon as one of the days is recomputed.
 */
export class SummedMonth extends SummedMonthSchema.class {}
SummedMonthSchema.setClass(SummedMonth);

declare module '../database/tables.ts' {
  interface Tables {
    summed_months: TableOf<typeof SummedMonthSchema>;
  }
}
