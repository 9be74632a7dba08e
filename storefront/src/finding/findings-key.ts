import { writeSearch, type SearchView } from './search-url.ts';

/** The key under which the server stores the search results it sends with the page. */
export const findingsKey = (catalogId: string, view: SearchView) =>
  ['catalog', 'findings', catalogId, writeSearch(view)] as const;
