const MAX = 8;
const MAX_CATALOGS = 2;
const MAX_QUERIES = 3;

interface Found<Item, Catalog> {
  items: readonly Item[];
  catalogs: readonly Catalog[];
  queries: readonly string[];
}

/** As many items as can be of use, the most that eight places ever have room for. */
export const MAX_SUGGESTED = MAX;
/** Fewer letters begin too much. */
export const MIN_TO_SUGGEST = 2;

/** Eight places for all: a few catalogues and searches, and items in the others. */
export function shareSuggestions<Item, Catalog>(found: Found<Item, Catalog>) {
  const catalogs = found.catalogs.slice(0, MAX_CATALOGS);
  const queries = found.queries.slice(0, MAX_QUERIES);
  const items = found.items.slice(0, MAX - catalogs.length - queries.length);
  return { items, catalogs, queries };
}
