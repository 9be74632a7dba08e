import { inMegabytes, PICTURE_BYTES } from '@spindle/sdk/domain/media/invalid-file';

/** The types that the server can read. It rejects others, but only after the upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Returns why this file can't be uploaded, or null. */
export function validateImage({ name, type, size }: File): string | null {
  if (!IMAGE_TYPES.includes(type)) {
    return `${name} isn't a JPEG, PNG, WebP or AVIF picture. Choose another file.`;
  }
  if (size > PICTURE_BYTES) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    return `${name} is ${megabytes} MB. The limit is ${inMegabytes(PICTURE_BYTES)}. Choose a smaller file.`;
  }
  return null;
}
