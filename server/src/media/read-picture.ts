import { open } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { copies } from './image-files.ts';
import { invalidInput } from '@spindle/sdk/contract/failure';
import {
  detectPictureFormat,
  SIGNATURE_BYTES,
  type PictureFormat,
} from '@spindle/sdk/domain/media/detect-picture-format';
import {
  MAX_PIXELS,
  noPicture,
  pictureDamaged,
  pictureEmpty,
  validatePixels,
} from '@spindle/sdk/domain/media/invalid-file';

/** A picture's pixels, upright and in sRGB, without anything else from its file. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const PATIENCE_SECONDS = 60;

/** A picture is cut off at this many times its width, because encoders have limits. */
const HIGHEST = 4;

const [{ width: WIDEST }] = copies;

/**
 * Decodes a picture at the width of its widest copy. Uses only the first frame of an animation.
 * @throws 400 naming `image` if the file is not a JPEG, PNG, WebP or AVIF, is too large to decode,
 * or is damaged
 */
export async function readPicture(file: string): Promise<Pixels> {
  const format = requirePicture(await headOf(file));
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw invalidInput(pictureDamaged, error);
    });
  // AVIF is a kind of HEIF, which is the decoder's name for it.
  if (header.format !== (format === 'avif' ? 'heif' : format)) {
    throw invalidInput(pictureDamaged);
  }
  const tooMany = validatePixels(header.width, header.height);
  if (tooMany !== null) throw invalidInput(tooMany);
  return decode(file);
}

async function decode(file: string): Promise<Pixels> {
  const options: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };
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
    throw invalidInput(pictureDamaged, error);
  }
}

function requirePicture(head: Buffer): PictureFormat {
  if (head.length === 0) throw invalidInput(pictureEmpty);
  const found = detectPictureFormat(head.toString('latin1'));
  if (found.picture === null) throw invalidInput(noPicture(found.kind));
  return found.picture;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
