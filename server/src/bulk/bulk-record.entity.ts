import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import type { SavedEdit } from '@spindle/sdk/domain/bulk/edited-fields';
import type { TagChange } from '@spindle/sdk/domain/remarks/tags';
import type { RejectionCode } from '@spindle/sdk/domain/rejection';
import { Bulk } from './bulk.entity.ts';

const BulkRecordSchema = defineEntity({
  name: 'BulkRecord',
  tableName: 'bulk_records',
  properties: {
    bulk: () => p.manyToOne(Bulk).primary().ref().deleteRule('cascade'),
    /** Position in the request. */
    position: p.integer().primary(),
    recordId: p.text(),
    /** Null while pending. */
    status: p.enum(['SUCCESS', 'ERROR']).strictNullable().default(null),
    reason: p.text().strictNullable().default(null),
    code: p.text().$type<RejectionCode>().strictNullable().default(null),
    /** Price of the label in cents. */
    cents: cents().strictNullable().default(null),
    /** Previous and new price. Both are null if the price does not change. */
    fromCents: cents().strictNullable().default(null),
    toCents: cents().strictNullable().default(null),
    /** Tags to add and remove. Null if none. */
    tags: p.json<Required<TagChange>>().strictNullable().default(null),
    /** Version of the record after the change. Null if nothing changed. */
    changedTo: p.integer().strictNullable().default(null),
    /** For `edit`: the item's previous and new values. */
    edit: p.json<SavedEdit>().strictNullable().default(null),
    /**
     * True once the edit itself is done, so that repeating later steps does not repeat the edit.
     */
    applied: p.boolean().default(false),
    /** Number of attempts with an unknown outcome. */
    tries: p.integer().default(0),
    doneAt: timestamp().strictNullable().default(null),
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

/** One record in a bulk action and its result. */
export class BulkRecord extends BulkRecordSchema.class {}
BulkRecordSchema.setClass(BulkRecord);

declare module '../database/tables.ts' {
  interface Tables {
    bulk_records: TableOf<typeof BulkRecordSchema>;
  }
}
