export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What a file is by its first bytes; its name and what the client claims are not believed. */
export type Recognised =
  | { picture: PictureFormat }
  /** What else it seems to be: `an SVG drawing`; null: anything. */
  | { picture: null; kind: string | null };

/** So many bytes are enough to tell. */
const TELLING_BYTES = 512;

export function recognisePicture(bytes: Uint8Array): Recognised {
  const text = binaryText(bytes.subarray(0, TELLING_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return { picture: 'jpeg' };
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { picture: 'png' };
  if (/^RIFF[^]{4}WEBP/.test(text)) return { picture: 'webp' };
  if (!text.startsWith('ftyp', 4)) return { picture: null, kind: otherKind(text) };
  const length = Math.min(numberAt(bytes, 0), text.length);
  const brands = text.slice(8, Math.max(length, 12)).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { picture: 'avif' };
  const apple = brands.some((brand) => /^(hei|hev|mif1|msf1)/.test(brand));
  return { picture: null, kind: apple ? 'a HEIC photo' : 'a film' };
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

/** As many arguments as any engine takes. */
const CHUNK = 8192;

/** A character for each byte. */
export function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return parts.join('');
}

/** Four bytes as a number, the highest first. */
export function numberAt(bytes: Uint8Array, at: number): number {
  const four = [0, 1, 2, 3].map((step) => bytes[at + step] ?? 0);
  return four.reduce((number, byte) => number * 256 + byte, 0);
}
