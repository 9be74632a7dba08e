import { defineEntity } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const UnsummedTimeSchema = defineEntity({
  name: 'UnsummedTime',
  tableName: 'unsummed_moments',
  properties: {
    id: id(),
    at: timestamp(),
  },
});

/**
 * The timestamp of a fact that stored totals may not contain. Triggers on the tables with facts
 * insert the timestamp in the fact's own transaction. Rows are only inserted until the day's totals
 * are recomputed, so no transaction has to wait.
 */
export class UnsummedTime extends UnsummedTimeSchema.class {}
UnsummedTimeSchema.setClass(UnsummedTime);

declare module '../database/tables.ts' {
  interface Tables {
    unsummed_moments: TableOf<typeof UnsummedTimeSchema>;
  }
}
