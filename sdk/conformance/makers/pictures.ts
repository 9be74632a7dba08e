/** Complete pictures of two by two pixels. Each is a different file. */
const pictures = {
  red: [
    'png',
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEXMAAA/z1L+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
  ],
  blue: [
    'png',
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEUAAMw1qLNBAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
  ],
  green: [
    'webp',
    'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoCAAIAAUAmJaACdLoB+AH4AAPIAP7cUf/2dzaqQ/uo//fAlpUDf8RgAAA=',
  ],
} as const;

/** Returns a picture as an upload's file input provides it. */
export function pictureFile(color: keyof typeof pictures): File {
  const [format, text] = pictures[color];
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new File([bytes], `${color}.${format}`, { type: `image/${format}` });
}
