import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

export type Element = components['schemas']['Element'];

/** What staff put into a section, in its order; nothing where there is no such section. */
export function elementsQuery(category: string) {
  return queryOptions({
    // Not the SDK's read: a section that isn't there is an empty one.
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
