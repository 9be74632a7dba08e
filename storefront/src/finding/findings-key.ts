import { writeSearch, type SearchView } from './search-address.ts';

/** Where the server's page keeps what it found. */
export const findingsKey = (catalogId: string, view: SearchView) =>
  ['catalog', 'findings', catalogId, writeSearch(view)] as const;
