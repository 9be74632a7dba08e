import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../../database/base.ts';
import type { Int8, TableOf } from '../../database/tables.ts';

const ReleaseSchema = defineEntity({
  name: 'Release',
  tableName: 'content_releases',
  properties: {
    id: id(),
    catalogId: p.text(),
    itemId: p.text(),
    /** Starts at 1 for each item. */
    number: p.integer(),
    /** Name of the uploaded file. */
    name: p.text(),
    files: p.integer(),
    bytes: p.bigint('number'),
    /** True for the release that subscribers currently open. */
    active: p.boolean().default(false),
    uploadedBy: p.text().strictNullable().default(null),
    createdAt: timestamp(),
    activatedAt: timestamp().strictNullable().default(null),
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

/** One version of an item's licensed content. */
export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);

declare module '../../database/tables.ts' {
  interface Tables {
    content_releases: TableOf<typeof ReleaseSchema, { bytes: Int8 }>;
  }
}
