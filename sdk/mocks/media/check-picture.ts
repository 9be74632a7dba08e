import { invalidInput, rejectInvalid, tooLarge } from '../../contract/failure.ts';
import {
  PICTURE_BYTES,
  fileTooLarge,
  noPicture,
  pictureDamaged,
  pictureEmpty,
  validatePixels,
} from '../../domain/media/invalid-file.ts';
import {
  numberAt,
  detectPictureFormat,
  SIGNATURE_BYTES,
  type PictureFormat,
} from '../../domain/media/detect-picture-format.ts';
import { binaryText } from './store-file.ts';

/**
 * Returns the format of a picture.
 * @throws 400 for `image` if it isn't a JPEG, PNG, WebP or AVIF, is too large or incomplete
 */
export function checkPicture(bytes: Uint8Array): PictureFormat {
  if (bytes.length > PICTURE_BYTES) throw tooLarge(fileTooLarge(PICTURE_BYTES));
  if (bytes.length === 0) throw invalidInput(pictureEmpty);
  const text = binaryText(bytes);
  const found = detectPictureFormat(text.slice(0, SIGNATURE_BYTES));
  if (found.picture === null) throw invalidInput(noPicture(found.kind));
  rejectInvalid(tooManyPixels(text, found.picture));
  if (!isWhole(text, found.picture)) throw invalidInput(pictureDamaged);
  return found.picture;
}

/** Returns whether the file is complete. Doesn't decode it. */
const isWhole = (text: string, format: PictureFormat): boolean =>
  format === 'webp'
    ? text.length >= [7, 6, 5, 4].reduce((n, at) => n * 256 + text.charCodeAt(at), 0) + 8
    : text.includes({ png: 'IEND', jpeg: '\xff\xd9', avif: 'mdat' }[format]);

const tooManyPixels = (text: string, format: PictureFormat) =>
  format === 'png' ? validatePixels(numberAt(text, 16), numberAt(text, 20)) : null;
