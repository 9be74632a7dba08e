import { open } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { copies } from './image-files.ts';
import { recogniseFile, TELLING_BYTES } from './recognise-file.ts';
import { refusePicture } from './refuse-picture.ts';

/** A picture's pixels, upright and in sRGB, with nothing else of the file they came in. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const MOST_PIXELS = 50_000_000;
const PATIENCE_SECONDS = 60;

/** A column higher than this many times its width is shortened: encoders have their limits. */
const HIGHEST = 4;

const [{ width: WIDEST }] = copies;

/**
 * Decodes a picture, as wide as its widest copy. Of one that moves the first frame is taken.
 * @throws 400 naming `image` for what is no JPEG, PNG, WebP or AVIF, is too large to be decoded, or
 *   is damaged
 */
export async function readPicture(file: string): Promise<Pixels> {
  const format = demandPicture(await headOf(file));
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error);
    });
  // AVIF is a kind of HEIF, which is what the decoder calls it.
  if (header.format !== (format === 'avif' ? 'heif' : format)) throw damaged();
  const { width, height } = header;
  if (width * height > MOST_PIXELS) {
    throw refusePicture(
      `is ${width} × ${height} pixels; at most ${MOST_PIXELS / 1_000_000} million can be taken. ` +
        'Make it smaller and try again.',
    );
  }
  return decode(file);
}

async function decode(file: string): Promise<Pixels> {
  const options: SharpOptions = { failOn: 'error', limitInputPixels: MOST_PIXELS };
  try {
    const { data, info } = await sharp(file, options)
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize({
        width: WIDEST,
        height: WIDEST * HIGHEST,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch (error) {
    throw damaged(error);
  }
}

function demandPicture(head: Buffer): string {
  if (head.length === 0) throw refusePicture('is empty. Choose a picture file.');
  const found = recogniseFile(head);
  if (found.picture !== null) return found.picture;
  const seen = found.kind === null ? '' : `; this is ${found.kind}`;
  throw refusePicture(`must be a JPEG, PNG, WebP or AVIF${seen}.`);
}

function damaged(cause?: unknown) {
  const message = 'is damaged or incomplete. Save it anew in a picture editor and try again.';
  return refusePicture(message, cause);
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TELLING_BYTES), 0, TELLING_BYTES);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
