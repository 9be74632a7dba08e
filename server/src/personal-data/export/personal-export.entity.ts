import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../../identity/user.entity.ts';

const PersonalExportSchema = defineEntity({
  name: 'PersonalExport',
  tableName: 'personal_exports',
  properties: {
    /** Also names the file. Each export has its own id. */
    id: p.uuid().unique(),
    /** Each person has at most one export. */
    user: () => p.oneToOne(User).primary().ref().deleteRule('cascade'),
    askedAt: timestamp(),
    /** Null while the export is being built. */
    madeAt: timestamp().strictNullable().default(null),
    /** When the file and the row are deleted, even if the export is unfinished. */
    expiresAt: timestamp().index(),
  },
});

/** A person's own copy of everything the shop knows about them. */
export class PersonalExport extends PersonalExportSchema.class {}
PersonalExportSchema.setClass(PersonalExport);

declare module '../../database/tables.ts' {
  interface Tables {
    personal_exports: TableOf<typeof PersonalExportSchema, { user_id: string }, 'user'>;
  }
}
