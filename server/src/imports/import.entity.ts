import { defineEntity, p } from '@mikro-orm/core';
import {
  importFormats,
  importKinds,
  importStates,
  type ImportProblem,
} from '@spindle/sdk/domain/imports/imports';
import type { ImportMapping } from '@spindle/sdk/domain/imports/mapping';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

/** What the import created besides its rows. */
export interface CreatedGroups {
  catalogs: string[];
}

const ImportSchema = defineEntity({
  name: 'Import',
  tableName: 'imports',
  properties: {
    id: id(),
    kind: p.enum([...importKinds]),
    state: p.enum([...importStates]).default('reading'),
    fileName: p.text(),
    format: p
      .enum([...importFormats])
      .strictNullable()
      .default(null),
    encoding: p.enum(['UTF-8', 'UTF-16', 'Windows-1252']).strictNullable().default(null),
    columns: p.array().columnType('text[]').default([]),
    /** Columns that were ignored. */
    ignored: p.array().columnType('text[]').default([]),
    samples: p.array().columnType('text[]').default([]),
    mapping: p.json<ImportMapping>(),
    /** Whether the columns are known or mapped by staff. */
    isMapped: p.boolean().default(false),
    /** The first problems of the file. `problemCount` counts all. */
    problems: p.json<ImportProblem[]>(),
    problemCount: p.integer().default(0),
    /** Whether new customers get an email. */
    invite: p.boolean().default(false),
    created: p.json<CreatedGroups>(),
    /** Unused. The previous release still writes it. */
    familiesDone: p.boolean().default(false),
    undoing: p.boolean().default(false),
    /** The employee who uploaded the file. All changes are recorded under their name. */
    actorId: p.uuid(),
    actorEmail: p.text(),
    requestId: p.text(),
    createdAt: timestamp().index(),
    appliedAt: timestamp().strictNullable().default(null),
    undoneAt: timestamp().strictNullable().default(null),
  },
  checks: [
    {
      name: 'imports_applied_when_done',
      expression: `(state = 'done') = (applied_at is not null) or undoing`,
    },
    { name: 'imports_undone_after_applied', expression: 'undone_at >= applied_at' },
    { name: 'imports_problems_counted', expression: 'problem_count >= 0' },
  ],
});

/** A file that staff uploaded. */
export class Import extends ImportSchema.class {}
ImportSchema.setClass(Import);

declare module '../database/tables.ts' {
  interface Tables {
    imports: TableOf<typeof ImportSchema>;
  }
}
