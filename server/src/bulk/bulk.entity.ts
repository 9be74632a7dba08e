import { defineEntity, p } from '@mikro-orm/core';
import type { BulkInput } from '@spindle/sdk/domain/bulk/input';
import { id, moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

const BulkSchema = defineEntity({
  name: 'Bulk',
  tableName: 'bulks',
  properties: {
    id: id(),
    action: p.enum([
      'pick',
      'labels',
      'print',
      'enable',
      'disable',
      'publish',
      'tag',
      'prices',
      'edit',
    ]),
    state: p.enum(['scheduled', 'running', 'done', 'cancelled']).default('running'),
    /** When its work begins; null where that was at once. */
    startsAt: moment().strictNullable().default(null),
    /** Who of the staff started it: what is done is noted as theirs. */
    actorId: p.uuid(),
    actorEmail: p.text(),
    requestId: p.text(),
    /** What the action has to know besides; null: nothing. */
    input: p.json<BulkInput>().strictNullable().default(null),
    /** The most that all labels together may cost; null: no limit. */
    mostCents: cents().strictNullable().default(null),
    /** What names it, so that it is taken up once, whoever sends it; null where it has no name. */
    once: p.text().unique().strictNullable().default(null),
    createdAt: moment().index(),
    finishedAt: moment().strictNullable().default(null),
  },
  checks: [
    {
      name: 'bulks_finished_when_over',
      expression: `(state in ('scheduled', 'running')) = (finished_at is null)`,
    },
    {
      name: 'bulks_scheduled_for_a_time',
      expression: `state <> 'scheduled' or starts_at is not null`,
    },
    { name: 'bulks_most_not_negative', expression: 'most_cents is null or most_cents >= 0' },
  ],
});

/** One thing to be done to many records. */
export class Bulk extends BulkSchema.class {}
BulkSchema.setClass(Bulk);

declare module '../database/tables.ts' {
  interface Tables {
    bulks: TableOf<typeof BulkSchema>;
  }
}
