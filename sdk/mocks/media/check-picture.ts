import { inMegabytes, PICTURE_BYTES } from '../../domain/media/file-limits.ts';
import { badRequest, tooLarge, type Failure } from '../../contract/failure.ts';
import { binaryText, numberAt, recognisePicture, type PictureFormat } from './recognise-picture.ts';

const MOST_PIXELS = 50_000_000;

/**
 * What kind of picture that is.
 * @throws 400 naming `image` for what is no JPEG, PNG, WebP or AVIF, is too large or cut short
 */
export function checkPicture(bytes: Uint8Array): PictureFormat {
  if (bytes.length > PICTURE_BYTES) {
    throw tooLarge(
      `The request is too large: a file may have at most ${inMegabytes(PICTURE_BYTES)}.`,
    );
  }
  if (bytes.length === 0) throw refusePicture('is empty. Choose a picture file.');
  const found = recognisePicture(bytes);
  if (found.picture === null) {
    const seen = found.kind === null ? '' : `; this is ${found.kind}`;
    throw refusePicture(`must be a JPEG, PNG, WebP or AVIF${seen}.`);
  }
  if (!isWhole(bytes, found.picture)) {
    throw refusePicture(
      'is damaged or incomplete. Save it anew in a picture editor and try again.',
    );
  }
  return found.picture;
}

/** @param message a sentence that goes on from `The picture` */
export function refusePicture(message: string): Failure {
  return badRequest(`The picture ${message}`, [{ path: 'image', message }]);
}

/** Whether the file has an end. Nothing decodes it here. */
function isWhole(bytes: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'png': {
      refuseTooManyPixels(numberAt(bytes, 16), numberAt(bytes, 20));
      return binaryText(bytes).includes('IEND');
    }
    case 'jpeg':
      return binaryText(bytes).includes('\xff\xd9');
    case 'webp':
      return bytes.length >= numberAt(bytes.slice(4, 8).toReversed(), 0) + 8;
    case 'avif':
      return binaryText(bytes).includes('mdat');
  }
}

function refuseTooManyPixels(width: number, height: number): void {
  if (width * height <= MOST_PIXELS) return;
  throw refusePicture(
    `is ${width} × ${height} pixels; at most ${MOST_PIXELS / 1_000_000} million can be taken. ` +
      'Make it smaller and try again.',
  );
}
