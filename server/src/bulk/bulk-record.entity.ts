import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import type { SavedEdit } from '@spindle/sdk/domain/bulk/item-edit';
import type { TagChange } from '@spindle/sdk/domain/remarks/tags';
import type { RefusalCode } from '@spindle/sdk/domain/rejection';
import { Bulk } from './bulk.entity.ts';

const BulkRecordSchema = defineEntity({
  name: 'BulkRecord',
  tableName: 'bulk_records',
  properties: {
    bulk: () => p.manyToOne(Bulk).primary().ref().deleteRule('cascade'),
    /** As they were given. */
    position: p.integer().primary(),
    recordId: p.text(),
    /** Null while it waits. */
    status: p.enum(['SUCCESS', 'ERROR']).strictNullable().default(null),
    reason: p.text().strictNullable().default(null),
    code: p.text().$type<RefusalCode>().strictNullable().default(null),
    /** What its label cost. */
    cents: cents().strictNullable().default(null),
    /** From what to what its price changes; null, both, where it does not. */
    fromCents: cents().strictNullable().default(null),
    toCents: cents().strictNullable().default(null),
    /** Which tags it gets and loses; null where none. */
    tags: p.json<Required<TagChange>>().strictNullable().default(null),
    /** The version it left its record in; null where nothing changed. */
    changedTo: p.integer().strictNullable().default(null),
    /** What becomes of an item with `edit`, from what it was. */
    edit: p.json<SavedEdit>().strictNullable().default(null),
    /** The edit is done, whatever is still to follow: it is not done again. */
    applied: p.boolean().default(false),
    /** How often it came to nobody knows what end. */
    tries: p.integer().default(0),
    doneAt: moment().strictNullable().default(null),
  },
  uniques: [{ name: 'bulk_records_once', properties: ['bulk', 'recordId'] }],
  indexes: [
    {
      name: 'bulk_records_waiting',
      properties: ['bulk', 'tries', 'position'],
      where: 'status is null',
    },
  ],
  checks: [
    {
      name: 'bulk_records_done_with_reason',
      expression:
        '(status is null) = (reason is null) and (status is null) = (done_at is null) and tries >= 0',
    },
    {
      name: 'bulk_records_refused_with_code',
      expression: `(status is not null and status = 'ERROR') = (code is not null)`,
    },
    { name: 'bulk_records_step_whole', expression: '(from_cents is null) = (to_cents is null)' },
    { name: 'bulk_records_cents_not_negative', expression: 'cents is null or cents >= 0' },
  ],
});

/** What became of one of the records. */
export class BulkRecord extends BulkRecordSchema.class {}
BulkRecordSchema.setClass(BulkRecord);

declare module '../database/tables.ts' {
  interface Tables {
    bulk_records: TableOf<typeof BulkRecordSchema>;
  }
}
