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
 * A moment with a fact that stored sums may not contain. Triggers on the tables with facts insert
 * it in the fact's own transaction. Nothing has to wait, because rows are only inserted, until the
 * sums of the day are recomputed.
 */
export class UnsummedMoment extends UnsummedMomentSchema.class {}
UnsummedMomentSchema.setClass(UnsummedMoment);

declare module '../database/tables.ts' {
  interface Tables {
    unsummed_moments: TableOf<typeof UnsummedMomentSchema>;
  }
}
