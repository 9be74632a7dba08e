import sharp from 'sharp';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Scales a picture to a square PNG with transparent margins, for browsers and phones. */
export const squarePng = (picture: Buffer, size: number): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: size, height: size, fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
