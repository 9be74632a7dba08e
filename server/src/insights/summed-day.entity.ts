import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SummedDaySchema = defineEntity({
  name: 'SummedDay',
  tableName: 'summed_days',
  properties: {
    day: p.date().primary(),
    /** Time zone that the day is based on. Totals in another time zone are not used. */
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

/**
 * A day with stored totals. They are valid as long as `unsummed_moments` has no timestamp on that
 * day.
 */
export class SummedDay extends SummedDaySchema.class {}
SummedDaySchema.setClass(SummedDay);

declare module '../database/tables.ts' {
  interface Tables {
    summed_days: TableOf<typeof SummedDaySchema>;
  }
}
