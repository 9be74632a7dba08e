import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../../identity/user.entity.ts';

const PersonalExportSchema = defineEntity({
  name: 'PersonalExport',
  tableName: 'personal_exports',
  properties: {
    /** Names its file; another export has another. */
    id: p.uuid().unique(),
    /** One person has one at a time. */
    user: () => p.oneToOne(User).primary().ref().deleteRule('cascade'),
    askedAt: moment(),
    /** Null while it is made. */
    madeAt: moment().strictNullable().default(null),
    /** Then file and row are deleted, made or not. */
    expiresAt: moment().index(),
  },
});

/** All that the shop knows of somebody, as a file for them. */
export class PersonalExport extends PersonalExportSchema.class {}
PersonalExportSchema.setClass(PersonalExport);

declare module '../../database/tables.ts' {
  interface Tables {
    personal_exports: TableOf<typeof PersonalExportSchema, { user_id: string }, 'user'>;
  }
}
