import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

export type Element = components['schemas']['Element'];

/** Loads the elements of a section in their order, or none if there is no such section. */
export function elementsQuery(category: string) {
  return queryOptions({
    // Doesn't use `reads`, because a missing section counts as empty.
    queryKey: ['content', category],
    queryFn: async (): Promise<Element[]> => {
      const params = { path: { category } };
      try {
        return await replyOf(shop.GET('/api/creator/{category}', { params }));
      } catch (error) {
        if (error instanceof ShopError && error.status === 404) return [];
        throw error;
      }
    },
  });
}
