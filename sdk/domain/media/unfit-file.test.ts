import { expect, it } from 'vitest';
import { noPicture, refusePixels } from './unfit-file.ts';

it('a picture has at most fifty million pixels', () => {
  expect(refusePixels(50_000, 1000)).toBeNull();
  expect(refusePixels(50_001, 1000)?.message).toBe(
    'is 50001 × 1000 pixels; at most 50 million can be taken. Make it smaller and try again.',
  );
});

it('says what came instead of a picture, where it knows', () => {
  expect(noPicture('a GIF').message).toBe('must be a JPEG, PNG, WebP or AVIF; this is a GIF.');
  expect(noPicture(null).message).toBe('must be a JPEG, PNG, WebP or AVIF.');
});
