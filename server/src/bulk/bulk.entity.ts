import { defineEntity, p } from '@mikro-orm/core';
import type { BulkInput } from '@spindle/sdk/domain/bulk/input';
import { id, timestamp } from '../database/base.ts';
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
    /** When the work starts. Null if it started immediately. */
    startsAt: timestamp().strictNullable().default(null),
    /** The employee who started the bulk action. All changes are recorded under their name. */
    actorId: p.uuid(),
    actorEmail: p.text(),
    requestId: p.text(),
    /** Further input for the action. Null if none. */
    input: p.json<BulkInput>().strictNullable().default(null),
    /** Maximum total price of all labels, in cents. Null if unlimited. */
    mostCents: cents().strictNullable().default(null),
    /**
     * Unique name, so that the same work is accepted only once, no matter who sends it. Null if
     * unnamed.
     */
    once: p.text().unique().strictNullable().default(null),
    createdAt: timestamp().index(),
    finishedAt: timestamp().strictNullable().default(null),
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

/** An action applied to many records. */
export class Bulk extends BulkSchema.class {}
BulkSchema.setClass(Bulk);

declare module '../database/tables.ts' {
  interface Tables {
    bulks: TableOf<typeof BulkSchema>;
  }
}
