/** A catalog with more items than this is loaded page by page. */
export const LARGE_CATALOG = 200;

/** Returns the flag of a large catalog, or nothing. `items` includes hidden ones. */
export const largeIf = (items: number): { large?: true } =>
  items > LARGE_CATALOG ? { large: true } : {};
