/** A catalog with more items than this is loaded page by page. */
export const LARGE_CATALOG = 200;

/** Marks a catalog as large. `items` includes hidden ones. */
export const largeIf = (items: number): { large?: true } =>
  items > LARGE_CATALOG ? { large: true } : {};
