import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

/** All sections for administrators, for the others those that customers see. */
export const sectionsQuery = (extended: boolean) =>
  queryOptions(reads.get(extended ? '/api/contentbuilder/' : '/api/creator/'));

/** The elements of a section: all for administrators, for the others those that customers see. */
export const elementsQuery = (extended: boolean, category: string) =>
  queryOptions(
    reads.get(extended ? '/api/contentbuilder/{category}' : '/api/creator/{category}', {
      params: { path: { category } },
    }),
  );

/** What a section is called; its key where it isn't to be had. */
export const sectionTitleQuery = (extended: boolean, category: string) =>
  queryOptions({
    ...sectionsQuery(extended),
    select: (sections) => sections.find((one) => one.category === category)?.title ?? category,
  });
