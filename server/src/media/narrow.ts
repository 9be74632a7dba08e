import sharp from 'sharp';
import { toFormat } from './encode-copies.ts';

// The decoder's cache uses the file name, so it would return the previous picture after an update.
sharp.cache(false);

const PATIENCE_SECONDS = 60;

/** Scales the picture in this file down to at most the given width, as WebP. */
export function narrow(file: string, width: number): Promise<Buffer> {
  const narrowed = sharp(file, { failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .resize({ width, withoutEnlargement: true });
  return toFormat(narrowed, 'webp').toBuffer();
}
