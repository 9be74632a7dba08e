const MAX = 8;
const MAX_CATALOGS = 2;
const MAX_QUERIES = 3;

interface Found<Item, Catalog> {
  items: readonly Item[];
  catalogs: readonly Catalog[];
  queries: readonly string[];
}

/** Number of items to look for: all eight places, in case nothing else is found. */
export const MAX_SUGGESTED = MAX;
/** Fewer letters match too much. */
export const MIN_TO_SUGGEST = 2;

/** Splits eight places between a few catalogs and queries, and items in the rest. */
export function shareSuggestions<Item, Catalog>(found: Found<Item, Catalog>) {
  const catalogs = found.catalogs.slice(0, MAX_CATALOGS);
  const queries = found.queries.slice(0, MAX_QUERIES);
  const items = found.items.slice(0, MAX - catalogs.length - queries.length);
  return { items, catalogs, queries };
}
