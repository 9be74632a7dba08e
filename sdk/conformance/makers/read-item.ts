import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';

interface Key {
  catalogId: string;
  catalogItemId: string;
}

/** Returns an item as visitors see it. */
export const readItem = (shop: ConformingShop, { catalogId, catalogItemId }: Key) =>
  replyOf(
    shop.visitor().GET('/api/catalog/{catalogId}/{catalogItemId}', {
      params: { path: { catalogId, catalogItemId } },
    }),
  );
