import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SummedDaySchema = defineEntity({
  name: 'SummedDay',
  tableName: 'summed_days',
  properties: {
    day: p.date().primary(),
    /** In which it began and ended; the sums of another are worth nothing. */
    timeZone: p.text(),
  },
  triggers: [
    {
      name: 'summed_days_forget_months',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      body: `delete from summed_months where month = date_trunc('month', coalesce(new.day, old.day))::date; return null`,
    },
  ],
});

/** A day whose sums are kept. They hold as long as no moment of it waits in `unsummed_moments`. */
export class SummedDay extends SummedDaySchema.class {}
SummedDaySchema.setClass(SummedDay);

declare module '../database/tables.ts' {
  interface Tables {
    summed_days: TableOf<typeof SummedDaySchema>;
  }
}
