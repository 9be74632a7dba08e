import { isNarrowed, readSearch } from '../finding/search-address.ts';

const LISTS = /^\/ui\/(search|shop\/[^/]+)$/;

/** Modules that come with some addresses of a page only: what the page of such an one needs, too. */
export function pageParts({ path, search }: { path: string; search: string }): string[] {
  if (!LISTS.test(path)) return [];
  const view = readSearch(search);
  const parts = [`src/finding/item-${view.show}.tsx`];
  if (isNarrowed(view)) parts.push('src/finding/chosen-filters.tsx');
  return parts;
}
