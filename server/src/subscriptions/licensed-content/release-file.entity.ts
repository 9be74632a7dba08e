import { defineEntity, p } from '@mikro-orm/core';
import type { Int8, TableOf } from '../../database/tables.ts';
import { Release } from './release.entity.ts';

const ReleaseFileSchema = defineEntity({
  name: 'ReleaseFile',
  tableName: 'content_release_files',
  properties: {
    release: () => p.manyToOne(Release).ref().primary().deleteRule('cascade'),
    /** Relative to the release, with slashes: `lessons/01/index.html`. */
    path: p.text().primary(),
    /**
     * SHA-256 of the bytes, in hex. Also the stored file's key, so releases share identical files.
     */
    digest: p.text().index(),
    bytes: p.bigint('number'),
    /** Media type, determined by the file name extension. */
    type: p.text(),
  },
});

export class ReleaseFile extends ReleaseFileSchema.class {}
ReleaseFileSchema.setClass(ReleaseFile);

declare module '../../database/tables.ts' {
  interface Tables {
    content_release_files: TableOf<typeof ReleaseFileSchema, { bytes: Int8 }>;
  }
}
