import sharp from 'sharp';
import { encodeCopies, type EncodedCopy } from './encode-copies.ts';
import { readPicture } from './read-picture.ts';

// Each upload is another file: nothing that would be kept is asked for again.
sharp.cache(false);

/** @throws 400 as `readPicture` does */
export async function makeCopies(file: string): Promise<EncodedCopy[]> {
  return encodeCopies(await readPicture(file));
}
