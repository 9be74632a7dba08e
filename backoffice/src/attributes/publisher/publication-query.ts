import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { storeKey } from '../../catalog/store-queries.ts';
import { shop } from '../../providers/shop.ts';
import type { ItemName } from '../attribute-calls.ts';

/** What the payment provider has of an item. */
export function publicationQuery({ catalogId, catalogItemId }: ItemName) {
  const params = { path: { catalogId, catalogItemId } };
  return queryOptions({
    queryKey: [...storeKey, 'publication', catalogId, catalogItemId],
    queryFn: ({ signal }) =>
      replyOf(shop.GET('/api/catbuilder/stripe/{catalogId}/{catalogItemId}', { params, signal })),
  });
}
