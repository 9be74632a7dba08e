export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** A file's format according to its first bytes. Its name and the client's claim aren't trusted. */
type RecognizedFormat =
  | { picture: PictureFormat }
  /** A description of another format, such as `an SVG drawing`. Null if unknown. */
  | { picture: null; kind: string | null };

/** Number of bytes needed to recognize a format. */
export const SIGNATURE_BYTES = 512;

/** @param text the first `SIGNATURE_BYTES` of the file, one character per byte */
export function detectPictureFormat(text: string): RecognizedFormat {
  if (text.startsWith('\xff\xd8\xff')) return { picture: 'jpeg' };
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { picture: 'png' };
  if (/^RIFF[^]{4}WEBP/.test(text)) return { picture: 'webp' };
  if (text.startsWith('ftyp', 4)) {
    const brands = boxes(text);
    if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { picture: 'avif' };
    const apple = brands.some((brand) => /^(hei|hev|mif1|msf1)/.test(brand));
    return { picture: null, kind: apple ? 'a HEIC photo' : 'a video' };
  }
  return { picture: null, kind: otherKind(text) };
}

/** Returns the brands listed in the file's first box. */
function boxes(text: string): string[] {
  const length = Math.min(numberAt(text, 0), text.length);
  return text.slice(8, Math.max(length, 12)).match(/[^]{4}/g) ?? [];
}

/** Reads four bytes as a big-endian number. Missing bytes count as 0. */
export function numberAt(text: string, at: number): number {
  const four = [0, 1, 2, 3].map((step) => text.charCodeAt(at + step) || 0);
  return four.reduce((number, byte) => number * 256 + byte, 0);
}

const others: [pattern: RegExp, kind: string][] = [
  [/^GIF8[79]a/, 'a GIF'],
  [/^%PDF-/, 'a PDF'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF'],
  [/^BM/, 'a BMP'],
  [/^PK/, 'a ZIP archive'],
  [/<svg[\s>]/i, 'an SVG drawing'],
  [/<(!doctype\s+html|html|head|body|script)[\s>]/i, 'a web page'],
];

function otherKind(text: string): string | null {
  return others.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
