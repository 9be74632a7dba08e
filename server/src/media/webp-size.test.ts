import sharp from 'sharp';
import { expect, it } from 'vitest';
import { WEBP_HEAD_BYTES, webpSize } from './webp-size.ts';

const picture = (channels: 3 | 4) =>
  sharp({
    create: { width: 321, height: 1234, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } },
  });

it.each([
  ['VP8 ', () => picture(3).webp()],
  ['VP8L', () => picture(4).webp({ lossless: true })],
  ['VP8X', () => picture(4).webp()],
])('the start of a picture stored as %s contains its size', async (kind, make) => {
  const file = await make().toBuffer();
  const head = file.subarray(0, WEBP_HEAD_BYTES);
  expect(head.toString('latin1', 12, 16)).toBe(kind);
  expect(webpSize(head)).toEqual({ width: 321, height: 1234 });
});

it.each([
  ['of another kind', async () => picture(3).png().toBuffer()],
  ['cut off', async () => (await picture(3).webp().toBuffer()).subarray(0, 20)],
])('a file %s has no size', async (_, make) => {
  expect(webpSize((await make()).subarray(0, WEBP_HEAD_BYTES))).toBeNull();
});
