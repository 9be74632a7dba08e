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
 * Something counts at this moment that no kept sum may know of. Triggers of the tables of facts
 * write it in the transaction of the fact, and nobody waits for anybody: it is only ever added, until
 * the sums of its day are worked out anew.
 */
export class UnsummedMoment extends UnsummedMomentSchema.class {}
UnsummedMomentSchema.setClass(UnsummedMoment);

declare module '../database/tables.ts' {
  interface Tables {
    unsummed_moments: TableOf<typeof UnsummedMomentSchema>;
  }
}
