import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../../database/base.ts';
import type { Int8, TableOf } from '../../database/tables.ts';

const ReleaseSchema = defineEntity({
  name: 'Release',
  tableName: 'content_releases',
  properties: {
    id: id(),
    catalogId: p.text(),
    itemId: p.text(),
    /** Counted up from 1 for every item. */
    number: p.integer(),
    /** Name of the file that was uploaded. */
    name: p.text(),
    files: p.integer(),
    bytes: p.bigint('number'),
    /** What subscribers open now. */
    active: p.boolean().default(false),
    uploadedBy: p.text().strictNullable().default(null),
    createdAt: moment(),
    activatedAt: moment().strictNullable().default(null),
  },
  uniques: [
    { name: 'releases_numbered', properties: ['catalogId', 'itemId', 'number'] },
    {
      name: 'one_active_release_per_item',
      properties: ['catalogId', 'itemId'],
      where: 'active',
    },
  ],
});

/** One version of the licensed content of an item. */
export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);

declare module '../../database/tables.ts' {
  interface Tables {
    content_releases: TableOf<typeof ReleaseSchema, { bytes: Int8 }>;
  }
}
