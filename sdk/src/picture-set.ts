/** URLs of one picture, as attributes of `<img>` and of the `<source>` before it. */
export interface PictureSet {
  src: string;
  srcSet?: string;
  /** A smaller version of the picture for browsers that support the format. */
  avif?: string | undefined;
}

/**
 * Returns the URLs of a picture's copies: `name.webp` has `name-400.webp` and `name-800.webp`, and
 * an uploaded picture also has all of them as `.avif`.
 */
export function pictureSet(base: string, path: string): PictureSet {
  const address = /^(https?:)?\//.test(path) ? path : `${base}/${path}`;
  const stem = address.replace(/\.webp$/, '');
  if (stem === address) return { src: address };
  return {
    src: `${stem}-800.webp`,
    srcSet: copies(stem, 'webp'),
    avif: path.startsWith('uploads/') ? copies(stem, 'avif') : undefined,
  };
}

function copies(stem: string, format: string): string {
  return `${stem}-400.${format} 400w, ${stem}-800.${format} 800w, ${stem}.${format} 1600w`;
}
