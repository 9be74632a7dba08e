import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

/** Loads all sections for administrators, or for others those that customers see. */
export const sectionsQuery = (extended: boolean) =>
  queryOptions(reads.get(extended ? '/api/contentbuilder/' : '/api/creator/'));

/**
 * Loads the elements of a section: all for administrators, or for others those that customers see.
 */
export const elementsQuery = (extended: boolean, category: string) =>
  queryOptions(
    reads.get(extended ? '/api/contentbuilder/{category}' : '/api/creator/{category}', {
      params: { path: { category } },
    }),
  );

/** Returns the title of a section, or its key if it can't be found. */
export const sectionTitleQuery = (extended: boolean, category: string) =>
  queryOptions({
    ...sectionsQuery(extended),
    select: (sections) => sections.find((one) => one.category === category)?.title ?? category,
  });
