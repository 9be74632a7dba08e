/**
 * Marks the first part of a long list. No requested path contains this mark, because `?` starts the
 * query.
 */
export const FIRST_OF = '?first';

/**
 * Returns the cache key for the first members of a long list, based on the path of the whole list.
 */
export const firstPathOf = (path: string) => path + FIRST_OF;
