import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../database/base.ts';
import type { Int8, TableOf } from '../../database/tables.ts';

const DownloadFileSchema = defineEntity({
  name: 'DownloadFile',
  tableName: 'download_files',
  properties: {
    /**
     * Key of the DOWNLOADABLE attribute. The file outlives the attribute, for customers who bought
     * it.
     */
    catalogId: p.text().primary(),
    itemId: p.text().primary(),
    attributeId: p.text().primary(),
    /** File name on the customer's disk. */
    name: p.text(),
    /** SHA-256 of the bytes, in hex. It is the key of the stored file. */
    digest: p.text().index(),
    bytes: p.bigint('number'),
    type: p.text(),
    uploadedBy: p.text().strictNullable().default(null),
    uploadedAt: moment(),
  },
});

/** The file behind a DOWNLOADABLE attribute. */
export class DownloadFile extends DownloadFileSchema.class {}
DownloadFileSchema.setClass(DownloadFile);

declare module '../../database/tables.ts' {
  interface Tables {
    download_files: TableOf<typeof DownloadFileSchema, { bytes: Int8 }>;
  }
}
