import { PAGES_SECTION, readablePages } from '@spindle/sdk/domain/content/written-pages';
import { queryOptions } from '@tanstack/react-query';
import { elementsQuery, type Element } from './queries.ts';

export const findPage = (elements: readonly Element[], elementId: string): Element | null =>
  readablePages(elements).find((one) => one.elementId === elementId) ?? null;

/** Loads a page that staff wrote, or null if there is none. */
export function writtenPageQuery(elementId: string) {
  return queryOptions({
    // Doesn't use `reads`, because it picks one element from another query's response.
    queryKey: ['pages', elementId],
    queryFn: async ({ client }) =>
      findPage(await client.query(elementsQuery(PAGES_SECTION)), elementId),
  });
}
