import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { Import } from './import.entity.ts';

const ImportPictureSchema = defineEntity({
  name: 'ImportPicture',
  tableName: 'import_pictures',
  properties: {
    import: () => p.manyToOne(Import).primary().ref().deleteRule('cascade'),
    position: p.integer().primary(),
    /** Position of the item's row. */
    rowPosition: p.integer(),
    url: p.text(),
    alt: p.text().strictNullable().default(null),
    /** Null while pending. */
    status: p.enum(['DONE', 'FAILED']).strictNullable().default(null),
    reason: p.text().strictNullable().default(null),
    tries: p.integer().default(0),
  },
  indexes: [{ name: 'import_pictures_by_status', properties: ['import', 'status', 'position'] }],
  checks: [{ name: 'import_pictures_tries_counted', expression: 'tries >= 0' }],
});

/** A picture that an import fetches for an item. */
export class ImportPicture extends ImportPictureSchema.class {}
ImportPictureSchema.setClass(ImportPicture);

declare module '../database/tables.ts' {
  interface Tables {
    import_pictures: TableOf<typeof ImportPictureSchema>;
  }
}
