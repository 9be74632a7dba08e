import sharp from 'sharp';
import { toFormat } from './encode-copies.ts';

// What is kept would go by a file's name, and show its old picture when there is a newer one.
sharp.cache(false);

const PATIENCE_SECONDS = 60;

/** The picture in that file, at most so many pixels wide, as WebP. */
export function narrow(file: string, width: number): Promise<Buffer> {
  const narrowed = sharp(file, { failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .resize({ width, withoutEnlargement: true });
  return toFormat(narrowed, 'webp').toBuffer();
}
