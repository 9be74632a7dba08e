import sharp from 'sharp';
import { toFormat } from './encode-copies.ts';

// The cache uses the file's name, and would return the previous picture when there is a newer one.
sharp.cache(false);

const PATIENCE_SECONDS = 60;

/** Scales the picture in this file down to at most this width, as WebP. */
export function narrow(file: string, width: number): Promise<Buffer> {
  const narrowed = sharp(file, { failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .resize({ width, withoutEnlargement: true });
  return toFormat(narrowed, 'webp').toBuffer();
}
