import type { FileKind } from '../gateways/storage.ts';

/** The copies of an uploaded picture, widest first. None is wider than the original. */
export const copies = [
  { width: 1600, suffix: '' },
  { width: 800, suffix: '-800' },
  { width: 400, suffix: '-400' },
] as const;

export const formats = ['webp', 'avif'] as const;

export type Copy = (typeof copies)[number];
export type Format = (typeof formats)[number];

/** Below the images base. Every file in this folder is named by its content and never changes. */
export const UPLOADS = 'uploads/';

/** The store's folder for pictures. */
export const IMAGES = 'images/';

const HASH_LENGTH = 40;

/** Returns the path stored in a record's picture field: `uploads/3f9a….webp`. */
export function pathOfHash(hash: string): string {
  return `${UPLOADS}${hash.slice(0, HASH_LENGTH)}.webp`;
}

/** Pattern, for PostgreSQL and JavaScript, that finds uploaded pictures of any size in a text. */
export const namedUploads = `(${UPLOADS}[0-9a-f]{${HASH_LENGTH}})`;

/** Returns the store key for one copy of a picture. */
export function keyOf(path: string, { suffix }: Pick<Copy, 'suffix'>, format: Format): string {
  return `${IMAGES}${path.replace(/\.webp$/, '')}${suffix}.${format}`;
}

/** Returns the store keys for all copies of a picture. */
export function keysOf(path: string): string[] {
  return copies.flatMap((copy) => formats.map((format) => keyOf(path, copy, format)));
}

/**
 * Returns the uploaded picture that a copy's key belongs to, or undefined if the key belongs to no
 * uploaded picture.
 */
export function pathOfKey(key: string): string | undefined {
  const [, stem] = new RegExp(`^${IMAGES}${namedUploads}(?:-\\d+)?\\.\\w+$`).exec(key) ?? [];
  return stem === undefined ? undefined : `${stem}.webp`;
}

const YEAR_SECONDS = 31_536_000;

/** Browsers and CDNs may cache uploaded pictures forever. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

export function kindOf(format: Format): FileKind {
  return { type: `image/${format}`, cacheControl: IMMUTABLE };
}
