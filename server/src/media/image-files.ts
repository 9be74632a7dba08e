import type { FileKind } from '../gateways/storage.ts';

/** The copies of an uploaded picture, widest first; none is wider than the picture was. */
export const copies = [
  { width: 1600, suffix: '' },
  { width: 800, suffix: '-800' },
  { width: 400, suffix: '-400' },
] as const;

export const formats = ['webp', 'avif'] as const;

export type Copy = (typeof copies)[number];
export type Format = (typeof formats)[number];

/** Below the images base; everything under it has its content for a name and never changes. */
export const UPLOADS = 'uploads/';

/** Where pictures lie in the store. */
export const IMAGES = 'images/';

const HASH_LENGTH = 40;

/** What a record has for its picture: `uploads/3f9a….webp`. */
export function pathOfHash(hash: string): string {
  return `${UPLOADS}${hash.slice(0, HASH_LENGTH)}.webp`;
}

/** Uploaded pictures that a text names, in whatever size, as a pattern of PostgreSQL and of ours. */
export const namedUploads = `(${UPLOADS}[0-9a-f]{${HASH_LENGTH}})`;

/** The key in the store of one copy of a picture. */
export function keyOf(path: string, { suffix }: Pick<Copy, 'suffix'>, format: Format): string {
  return `${IMAGES}${path.replace(/\.webp$/, '')}${suffix}.${format}`;
}

/** The keys of all copies of a picture. */
export function keysOf(path: string): string[] {
  return copies.flatMap((copy) => formats.map((format) => keyOf(path, copy, format)));
}

/** The picture that a key belongs to a copy of; undefined: none that was uploaded. */
export function pathOfKey(key: string): string | undefined {
  const [, stem] = new RegExp(`^${IMAGES}${namedUploads}(?:-\\d+)?\\.\\w+$`).exec(key) ?? [];
  return stem === undefined ? undefined : `${stem}.webp`;
}

const YEAR_SECONDS = 31_536_000;

/** Browsers and CDNs may keep uploaded pictures for ever. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;

export function kindOf(format: Format): FileKind {
  return { type: `image/${format}`, cacheControl: FOR_EVER };
}
