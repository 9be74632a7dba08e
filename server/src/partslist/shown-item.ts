import type { components } from '@spindle/sdk/schema';
import { loaded } from '../shop-window/loaded.ts';
import type { ShopSnapshot } from '../shop-window/snapshot.ts';

type Schemas = components['schemas'];

/** An item as customers see it; null where they don't. */
export type ShownItem = (entry: Schemas['PartsListEntry']) => Schemas['CatalogItem'] | null;

/** @throws 503 until the shop window was read for the first time */
export function shownItems(snapshot: ShopSnapshot): ShownItem {
  const shop = loaded(snapshot);
  return ({ catalogId, catalogItemId }) => shop.item(catalogId, catalogItemId) ?? null;
}
