import { describe, expect, it } from 'vitest';
import {
  DOWNLOAD_BYTES,
  PICTURE_BYTES,
  fileEmpty,
  fileTooLarge,
  noPicture,
  validatePixels,
} from './invalid-file.ts';

const invalidPicture = (message: string) => ({ path: 'image', subject: 'The picture', message });
const invalidFile = (message: string) => ({ path: 'file', subject: 'The file', message });

describe('a picture', () => {
  it.each([
    [50_000, 1000],
    [7071, 7071],
    [1, 1],
  ])('can have %i × %i pixels', (width, height) => {
    expect(validatePixels(width, height)).toBeNull();
  });

  it.each([
    [50_001, 1000],
    [7072, 7071],
    [1, 50_000_001],
  ])('with %i × %i pixels exceeds fifty million', (width, height) => {
    expect(validatePixels(width, height)).toEqual(
      invalidPicture(
        `is ${width} × ${height} pixels; the limit is 50 million. Make the picture smaller and try again.`,
      ),
    );
  });

  it('is required, and the rejection names what was sent instead if it is recognized', () => {
    expect(noPicture('a GIF')).toEqual(
      invalidPicture('must be a JPEG, PNG, WebP or AVIF; this is a GIF.'),
    );
    expect(noPicture(null)).toEqual(invalidPicture('must be a JPEG, PNG, WebP or AVIF.'));
  });
});

describe('a file', () => {
  it('must not be empty', () => {
    expect(fileEmpty).toEqual(invalidFile('is empty. Choose another file.'));
  });

  it('that is too large is rejected with the limit for its kind', () => {
    const tooLarge = 'The request is too large: a file can have at most';
    expect(fileTooLarge(PICTURE_BYTES)).toBe(`${tooLarge} 10 MB.`);
    expect(fileTooLarge(DOWNLOAD_BYTES)).toBe(`${tooLarge} 500 MB.`);
  });
});
