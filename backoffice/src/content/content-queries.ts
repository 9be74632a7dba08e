import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

/** Loads the sections. Administrators get all of them, other users only the visible ones. */
export const sectionsQuery = (extended: boolean) =>
  queryOptions(reads.get(extended ? '/api/contentbuilder/' : '/api/creator/'));

/**
 * Loads a section's elements. Administrators get all of them, other users only the visible ones.
 */
export const elementsQuery = (extended: boolean, category: string) =>
  queryOptions(
    reads.get(extended ? '/api/contentbuilder/{category}' : '/api/creator/{category}', {
      params: { path: { category } },
    }),
  );

/** Returns a section's title, or its key if the section can't be found. */
export const sectionTitleQuery = (extended: boolean, category: string) =>
  queryOptions({
    ...sectionsQuery(extended),
    select: (sections) => sections.find((one) => one.category === category)?.title ?? category,
  });
