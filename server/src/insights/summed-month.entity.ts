import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SummedMonthSchema = defineEntity({
  name: 'SummedMonth',
  tableName: 'summed_months',
  properties: {
    /** Its first day. */
    month: p.date().primary(),
  },
});

/**
 * A month whose days are all kept and added up. A trigger of `summed_days` forgets it as soon as one of
 * them is worked out anew.
 */
export class SummedMonth extends SummedMonthSchema.class {}
SummedMonthSchema.setClass(SummedMonth);

declare module '../database/tables.ts' {
  interface Tables {
    summed_months: TableOf<typeof SummedMonthSchema>;
  }
}
