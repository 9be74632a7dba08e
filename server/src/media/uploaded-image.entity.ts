import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const UploadedImageSchema = defineEntity({
  name: 'UploadedImage',
  tableName: 'uploaded_images',
  properties: {
    /** Below the images base, named by its content: `uploads/3f9a….webp`. */
    path: p.text().primary(),
    /**
     * When the picture was last uploaded or found in use. An unused picture is kept for a while.
     */
    uploadedAt: timestamp(),
  },
});

/** A picture in the store, with its sizes. */
export class UploadedImage extends UploadedImageSchema.class {}
UploadedImageSchema.setClass(UploadedImage);

declare module '../database/tables.ts' {
  interface Tables {
    uploaded_images: TableOf<typeof UploadedImageSchema>;
  }
}
