import type { InvalidField } from '../invalid-field.ts';

export const MAX_PIXELS = 50_000_000;

const invalidPicture = (message: string): InvalidField => ({
  path: 'image',
  subject: 'The picture',
  message,
});

export const invalidFile = (message: string): InvalidField => ({
  path: 'file',
  subject: 'The file',
  message,
});

export const pictureMissing = invalidPicture('is missing. Choose a picture file.');
export const pictureEmpty = invalidPicture('is empty. Choose a picture file.');
export const pictureDamaged = invalidPicture(
  'is damaged or incomplete. Save the picture again in an image editor and try again.',
);
/** @param kind what the file looks like, such as `an SVG drawing`. Null if unknown. */
export const noPicture = (kind: string | null) =>
  invalidPicture(`must be a JPEG, PNG, WebP or AVIF${kind === null ? '' : `; this is ${kind}`}.`);

/** Returns why a picture of this size is rejected, or null. */
export function validatePixels(width: number, height: number): InvalidField | null {
  if (width * height <= MAX_PIXELS) return null;
  return invalidPicture(
    `is ${width} × ${height} pixels; the limit is ${MAX_PIXELS / 1_000_000} million. Make the picture smaller and try again.`,
  );
}

export const fileMissing = invalidFile('is missing. Choose a file.');
export const fileEmpty = invalidFile('is empty. Choose another file.');
export const fileKinds = 'must be a PDF, STEP, STL, DXF or ZIP file.';
/** @param type the attribute's type */
export const fileSaved = (type: string) =>
  type === 'FILE'
    ? "File saved. Everyone can download it from the item's page."
    : 'File saved. Everyone who bought the item can now download it.';

/** Follows the name of a field. */
export const mustBeFile = 'must be a file';

/** @param max limit in bytes */
export const fileAtMost = (max: number) => `can have at most ${inMegabytes(max)}.`;

/** @param max limit in bytes */
export const fileTooLarge = (max: number) => `The request is too large: a file ${fileAtMost(max)}`;

const MEBIBYTE = 1024 * 1024;

/** Maximum size of an uploaded picture, in bytes. */
export const PICTURE_BYTES = 10 * MEBIBYTE;
/** Maximum size of a data sheet or drawing, in bytes. */
export const PUBLIC_FILE_BYTES = 25 * MEBIBYTE;
export const DOWNLOAD_BYTES = 500 * MEBIBYTE;
/** Size of the zip. `zipLimits` limits its contents. */
export const RELEASE_BYTES = 250 * MEBIBYTE;

/** Formats one of the limits above: `10 MB`. */
export function inMegabytes(bytes: number): string {
  return `${bytes / MEBIBYTE} MB`;
}
