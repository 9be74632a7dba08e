/** No path that is asked for has it: it begins the query. */
export const FIRST_OF = '?first';

/** Where the first members of a long list are kept; `path` is that of the whole list. */
export const firstPathOf = (path: string) => path + FIRST_OF;
