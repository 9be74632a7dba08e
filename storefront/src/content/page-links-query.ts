import { PAGES_SECTION, readablePages } from '@spindle/sdk/domain/content/written-pages';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

type Element = components['schemas']['Element'];

export type PageLink = Pick<Element, 'elementId' | 'title'>;

/** What links to the written pages say, in their order. */
export const pageLinks = (elements: readonly Element[]): PageLink[] =>
  readablePages(elements).map(({ elementId, title }) => ({ elementId, title }));

/** Links at the foot of every page, none where they cannot be had. */
export function pageLinksQuery() {
  return queryOptions({
    // Not the SDK's read: without an answer there are none, and only their titles travel with a page.
    queryKey: ['pages'],
    queryFn: async () => {
      const params = { path: { category: PAGES_SECTION } };
      const { data = [] } = await shop.GET('/api/creator/{category}', { params });
      return pageLinks(data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
