export interface PictureSize {
  width: number;
  height: number;
}

/** Bytes at the start of a WebP file that contain the picture's size. */
export const WEBP_HEAD_BYTES = 30;

/**
 * Returns a WebP picture's size in pixels, read from the start of the file (RFC 9649). Returns null
 * if the file isn't a WebP picture.
 */
export function webpSize(head: Buffer): PictureSize | null {
  if (head.length < WEBP_HEAD_BYTES || head.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
