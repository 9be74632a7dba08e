import { defineEntity, p } from '@mikro-orm/core';
import { importEffects } from '@spindle/sdk/domain/imports/imports';
import type { FamilyChange } from '@spindle/sdk/domain/imports/plan-family';
import type { ImportDraft } from '@spindle/sdk/domain/imports/read-import';
import type { ItemChange } from '@spindle/sdk/domain/imports/undo-item';
import type { TableOf } from '../database/tables.ts';
import { Import } from './import.entity.ts';

/** What a row did, for its undo. */
export type RowChange =
  /** `family` stands at the last row of a family that the import created or changed. */
  | ({ kind: 'items'; family?: FamilyChange } & ItemChange)
  | { kind: 'customers'; created: boolean; tags: string[] }
  | { kind: 'redirects'; before: string | null; after: string };

const ImportRowSchema = defineEntity({
  name: 'ImportRow',
  tableName: 'import_rows',
  properties: {
    import: () => p.manyToOne(Import).primary().ref().deleteRule('cascade'),
    position: p.integer().primary(),
    /** Row in the file. */
    row: p.integer(),
    /** Part number, id, email address or address of the record. */
    name: p.text(),
    /** Null for a skipped row. */
    draft: p.json<ImportDraft>().strictNullable().default(null),
    /** The family that the file puts the item in. */
    family: p.text().strictNullable().default(null),
    effect: p.enum([...importEffects]),
    /** Names of the fields to change. */
    changes: p.array().columnType('text[]').default([]),
    /** Key of the record. Null until it exists. */
    recordId: p.text().strictNullable().default(null),
    /** Null while pending. */
    status: p.enum(['DONE', 'FAILED', 'UNDONE', 'KEPT']).strictNullable().default(null),
    reason: p.text().strictNullable().default(null),
    change: p.json<RowChange>().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'import_rows_by_status',
      properties: ['import', 'status', 'position'],
    },
  ],
});

/** A row of an imported file and its result. */
export class ImportRow extends ImportRowSchema.class {}
ImportRowSchema.setClass(ImportRow);

declare module '../database/tables.ts' {
  interface Tables {
    import_rows: TableOf<typeof ImportRowSchema>;
  }
}
