/**
 * Marks the first part of a long list. No requested path contains it, because `?` starts the query.
 */
export const FIRST_OF = '?first';

/** Returns the cache key of the first members of a long list, given the path of the whole list. */
export const firstPathOf = (path: string) => path + FIRST_OF;
