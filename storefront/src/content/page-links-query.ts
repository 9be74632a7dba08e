import { PAGES_SECTION, readablePages } from '@spindle/sdk/domain/content/written-pages';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

type Element = components['schemas']['Element'];

export type PageLink = Pick<Element, 'elementId' | 'title'>;

/** Returns the links to the pages that staff write, in the order of the section. */
export const pageLinks = (elements: readonly Element[]): PageLink[] =>
  readablePages(elements).map(({ elementId, title }) => ({ elementId, title }));

/** Loads the links in every page's footer. Without a response there are none. */
export function pageLinksQuery() {
  return queryOptions({
    // Doesn't use `reads`: without a response it returns no links, and only titles are sent with a
    // page.
    queryKey: ['pages'],
    queryFn: async () => {
      const params = { path: { category: PAGES_SECTION } };
      const { data = [] } = await shop.GET('/api/creator/{category}', { params });
      return pageLinks(data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
