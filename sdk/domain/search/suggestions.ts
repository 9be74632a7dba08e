const MOST = 8;
const MOST_CATALOGS = 2;
const MOST_QUERIES = 3;

interface Found<Item, Catalog> {
  items: readonly Item[];
  catalogs: readonly Catalog[];
  queries: readonly string[];
}

/** As many items as can be of use, the most that eight places ever have room for. */
export const MOST_SUGGESTED = MOST;
/** Fewer letters begin too much. */
export const LEAST_TO_SUGGEST = 2;

/** Eight places for all: a few catalogues and searches, and items in the others. */
export function shareSuggestions<Item, Catalog>(found: Found<Item, Catalog>) {
  const catalogs = found.catalogs.slice(0, MOST_CATALOGS);
  const queries = found.queries.slice(0, MOST_QUERIES);
  const items = found.items.slice(0, MOST - catalogs.length - queries.length);
  return { items, catalogs, queries };
}
