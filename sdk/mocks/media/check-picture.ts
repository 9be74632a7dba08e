import { tooLarge, invalidInput } from '../../contract/failure.ts';
import { PICTURE_BYTES } from '../../domain/media/file-limits.ts';
import {
  numberAt,
  recognisePicture,
  TELLING_BYTES,
  type PictureFormat,
} from '../../domain/media/recognise-picture.ts';
import {
  fileTooLarge,
  noPicture,
  pictureDamaged,
  pictureEmpty,
  validatePixels,
} from '../../domain/media/invalid-file.ts';
import { binaryText } from './keep-file.ts';

/**
 * What kind of picture that is.
 * @throws 400 naming `image` for what is no JPEG, PNG, WebP or AVIF, is too large or cut short
 */
export function checkPicture(bytes: Uint8Array): PictureFormat {
  if (bytes.length > PICTURE_BYTES) throw tooLarge(fileTooLarge(PICTURE_BYTES));
  if (bytes.length === 0) throw invalidInput(pictureEmpty);
  const text = binaryText(bytes);
  const found = recognisePicture(text.slice(0, TELLING_BYTES));
  if (found.picture === null) throw invalidInput(noPicture(found.kind));
  const tooMany = tooManyPixels(text, found.picture);
  if (tooMany !== null) throw invalidInput(tooMany);
  if (!isWhole(text, found.picture)) throw invalidInput(pictureDamaged);
  return found.picture;
}

/** Whether the file has an end. Nothing decodes it here. */
function isWhole(text: string, format: PictureFormat): boolean {
  switch (format) {
    case 'png':
      return text.includes('IEND');
    case 'jpeg':
      return text.includes('\xff\xd9');
    case 'webp':
      return text.length >= [7, 6, 5, 4].reduce((n, at) => n * 256 + text.charCodeAt(at), 0) + 8;
    case 'avif':
      return text.includes('mdat');
  }
}

const tooManyPixels = (text: string, format: PictureFormat) =>
  format === 'png' ? validatePixels(numberAt(text, 16), numberAt(text, 20)) : null;
