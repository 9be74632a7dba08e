import sharp from 'sharp';
import { encodeCopies, type EncodedCopy } from './encode-copies.ts';
import { readPicture } from './read-picture.ts';

// Each upload is a different file, so a cache would never be hit.
sharp.cache(false);

/**
 * Makes the copies of an uploaded picture.
 * @throws 400 like `readPicture`
 */
export async function makeCopies(file: string): Promise<EncodedCopy[]> {
  return encodeCopies(await readPicture(file));
}
