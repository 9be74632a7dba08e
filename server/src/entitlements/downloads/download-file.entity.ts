import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import type { Int8, TableOf } from '../../database/tables.ts';

const DownloadFileSchema = defineEntity({
  name: 'DownloadFile',
  tableName: 'download_files',
  properties: {
    /**
     * Key of the DOWNLOADABLE or FILE attribute. The file is kept after the attribute is deleted,
     * for customers who bought it.
     */
    catalogId: p.text().primary(),
    itemId: p.text().primary(),
    attributeId: p.text().primary(),
    /** File name for saving on the customer's computer. */
    name: p.text(),
    /** SHA-256 of the bytes, in hex. Also the stored file's key. */
    digest: p.text().index(),
    bytes: p.bigint('number'),
    type: p.text(),
    uploadedBy: p.text().strictNullable().default(null),
    uploadedAt: timestamp(),
  },
});

/** The file behind a DOWNLOADABLE or FILE attribute. */
export class DownloadFile extends DownloadFileSchema.class {}
DownloadFileSchema.setClass(DownloadFile);

declare module '../../database/tables.ts' {
  interface Tables {
    download_files: TableOf<typeof DownloadFileSchema, { bytes: Int8 }>;
  }
}
