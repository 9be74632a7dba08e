/** The widths every picture is stored in; the widest is the original. */
const WIDTHS = [400, 800] as const;
const FULL = { width: 1600, height: 1200 };

export interface PictureSet {
  src: string;
  srcSet?: string;
}

/** Addresses of a picture's copies: `name.webp` has `name-400.webp` and `name-800.webp`. */
export function pictureSet(base: string, path: string): PictureSet {
  const address = /^(https?:)?\//.test(path) ? path : `${base}/${path}`;
  if (!address.endsWith('.webp')) return { src: address };
  const stem = address.slice(0, -'.webp'.length);
  return {
    src: `${stem}-800.webp`,
    srcSet: [
      ...WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`),
      `${address} ${FULL.width}w`,
    ].join(', '),
  };
}
