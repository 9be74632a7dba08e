import type { components } from '@spindle/sdk/schema';
import { loaded } from '../read-cache/loaded.ts';
import type { ShopSnapshot } from '../read-cache/snapshot.ts';

type Schemas = components['schemas'];
type Entry = Pick<Schemas['PartsListEntry'], 'catalogId' | 'catalogItemId'>;

/**
 * Returns an item as customers see it, or null if it isn't visible or wasn't among those loaded.
 */
export type VisibleItem = (entry: Entry) => Schemas['CatalogItem'] | null;

/**
 * Loads the listed items and returns a function that finds one of them.
 * @throws 503 until the read cache is loaded for the first time
 */
export async function visibleItems(
  snapshot: ShopSnapshot,
  entries: readonly Entry[],
): Promise<VisibleItem> {
  const shop = loaded(snapshot);
  const displayed = await Promise.all(
    entries.map(({ catalogId, catalogItemId }) => shop.item(catalogId, catalogItemId)),
  );
  const byKey = new Map(
    displayed.flatMap((item) => (item === undefined ? [] : [[keyOf(item), item] as const])),
  );
  return (entry) => byKey.get(keyOf(entry)) ?? null;
}

const keyOf = ({ catalogId, catalogItemId }: Entry) => `${catalogId}/${catalogItemId}`;
