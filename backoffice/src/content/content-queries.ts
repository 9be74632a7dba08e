import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

/** All that is known of content; what an edit makes stale. */
export const contentKey = ['sections', 'content'] as const;

/** All sections for administrators, for the others those that customers see. */
export function sectionsQuery(extended: boolean) {
  return queryOptions({
    queryKey: [...contentKey, 'sections', extended],
    queryFn: ({ signal }) =>
      replyOf(
        extended
          ? shop.GET('/api/contentbuilder/', { signal })
          : shop.GET('/api/creator/', { signal }),
      ),
  });
}

/** The elements of a section: all for administrators, for the others those that customers see. */
export function elementsQuery(extended: boolean, category: string) {
  const params = { path: { category } };
  return queryOptions({
    queryKey: [...contentKey, 'elements', category, extended],
    queryFn: ({ signal }) =>
      replyOf(
        extended
          ? shop.GET('/api/contentbuilder/{category}', { params, signal })
          : shop.GET('/api/creator/{category}', { params, signal }),
      ),
  });
}

/** What a section is called; its key where it isn't to be had. */
export function sectionTitleQuery(extended: boolean, category: string) {
  return queryOptions({
    ...sectionsQuery(extended),
    select: (sections) => sections.find((one) => one.category === category)?.title ?? category,
  });
}
