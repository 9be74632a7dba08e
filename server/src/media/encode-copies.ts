import sharp, { type Sharp } from 'sharp';
import { copies, formats, type Copy, type Format } from './image-files.ts';
import type { Pixels } from './read-picture.ts';

export interface EncodedCopy {
  copy: Copy;
  format: Format;
  bytes: Buffer;
}

/** Encodes one copy after another. A picture may have to wait, but not all cores are busy. */
export async function encodeCopies({ data, raw }: Pixels): Promise<EncodedCopy[]> {
  const encoded: EncodedCopy[] = [];
  for (const copy of copies) {
    const { width } = copy;
    const sized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    for (const format of formats) {
      const bytes = await toFormat(sized.clone(), format).toBuffer();
      encoded.push({ copy, format, bytes });
    }
  }
  return encoded;
}

export function toFormat(image: Sharp, format: Format): Sharp {
  if (format === 'webp') return image.webp({ quality: 80 });
  // The next level takes a second longer and saves two percent.
  return image.avif({ quality: 55, effort: 2 });
}
