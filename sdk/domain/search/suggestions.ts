const MAX = 8;
const MAX_CATALOGS = 2;
const MAX_QUERIES = 3;

interface FoundSuggestions<Item, Catalog> {
  items: readonly Item[];
  catalogs: readonly Catalog[];
  queries: readonly string[];
}

/** Number of items to look for. They fill all eight places if nothing else is found. */
export const MAX_SUGGESTED = MAX;
/** Minimum number of letters, because fewer match too much. */
export const MIN_TO_SUGGEST = 2;

/** Divides eight places among a few catalogs and queries, and items in the remaining places. */
export function shareSuggestions<Item, Catalog>(found: FoundSuggestions<Item, Catalog>) {
  const catalogs = found.catalogs.slice(0, MAX_CATALOGS);
  const queries = found.queries.slice(0, MAX_QUERIES);
  const items = found.items.slice(0, MAX - catalogs.length - queries.length);
  return { items, catalogs, queries };
}
