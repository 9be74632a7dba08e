import type { UnfitField } from '../unfit-field.ts';
import { inMegabytes } from './file-limits.ts';

export const MOST_PIXELS = 50_000_000;

const unfitPicture = (message: string): UnfitField => ({
  path: 'image',
  subject: 'The picture',
  message,
});

const unfitFile = (message: string): UnfitField => ({ path: 'file', subject: 'The file', message });

export const pictureMissing = unfitPicture('is missing. Choose a picture file.');
export const pictureEmpty = unfitPicture('is empty. Choose a picture file.');
export const pictureDamaged = unfitPicture(
  'is damaged or incomplete. Save it anew in a picture editor and try again.',
);
/** @param kind what it seems to be: `an SVG drawing`; null: anything */
export const noPicture = (kind: string | null) =>
  unfitPicture(`must be a JPEG, PNG, WebP or AVIF${kind === null ? '' : `; this is ${kind}`}.`);

/** Why a picture of that size cannot be taken; null where it can. */
export function refusePixels(width: number, height: number): UnfitField | null {
  if (width * height <= MOST_PIXELS) return null;
  return unfitPicture(
    `is ${width} × ${height} pixels; at most ${MOST_PIXELS / 1_000_000} million can be taken. Make it smaller and try again.`,
  );
}

export const fileMissing = unfitFile('is missing. Choose one.');
export const fileEmpty = unfitFile('is empty. Choose another one.');
export const fileSaved = 'The file was saved. Everybody who bought the item gets it from now on.';

/** Goes on from the name of a field. */
export const mustBeFile = 'must be a file';

/** @param most bytes */
export const fileTooLarge = (most: number) =>
  `The request is too large: a file may have at most ${inMegabytes(most)}.`;
