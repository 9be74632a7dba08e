import { defineEntity } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const UnsummedMomentSchema = defineEntity({
  name: 'UnsummedMoment',
  tableName: 'unsummed_moments',
  properties: {
    id: id(),
    at: moment(),
  },
});

/**
 * The timestamp of a fact that stored totals may not contain. Triggers on the tables with facts
 * insert the timestamp in the fact's own transaction. Rows are only inserted until the day's totals
 * are recomputed, so no transaction has to wait.
 */
export class UnsummedMoment extends UnsummedMomentSchema.class {}
UnsummedMomentSchema.setClass(UnsummedMoment);

declare module '../database/tables.ts' {
  interface Tables {
    unsummed_moments: TableOf<typeof UnsummedMomentSchema>;
  }
}
