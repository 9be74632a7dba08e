import { PAGES_SECTION, readablePages } from '@spindle/sdk/domain/content/written-pages';
import { queryOptions } from '@tanstack/react-query';
import { elementsQuery, type Element } from '../content/queries.ts';

export type PageLink = Pick<Element, 'elementId' | 'title'>;

/** What links to the written pages say, in their order. */
export const pageLinks = (elements: readonly Element[]): PageLink[] =>
  readablePages(elements).map(({ elementId, title }) => ({ elementId, title }));

export const findPage = (elements: readonly Element[], elementId: string): Element | null =>
  readablePages(elements).find((one) => one.elementId === elementId) ?? null;

export function pageLinksQuery() {
  return queryOptions({
    queryKey: ['pages'],
    queryFn: async ({ client }) => pageLinks(await client.fetchQuery(elementsQuery(PAGES_SECTION))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A written page; null where there is none. */
export function writtenPageQuery(elementId: string) {
  return queryOptions({
    queryKey: ['pages', elementId],
    queryFn: async ({ client }) =>
      findPage(await client.fetchQuery(elementsQuery(PAGES_SECTION)), elementId),
  });
}
