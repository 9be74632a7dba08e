import type { Once } from '@spindle/sdk/react/intent-key';
import type { ImageReply } from '@spindle/sdk/upload';
import type { GroupValues } from '../editing/record-values.ts';
import { saveWithPicture } from '../editing/save-outcome.ts';
import { shop } from '../providers/shop.ts';
import type { ItemValues } from './item-form.ts';
import type { Catalog, ItemRecord } from './store-queries.ts';

/** Sends the picture that was chosen to a path. */
type Upload = (path: string) => Promise<ImageReply>;

/** Saves a catalogue; without one, makes it. */
export function saveCatalog(
  catalog: Catalog | null,
  values: GroupValues,
  upload: Upload | null,
  once: Once,
) {
  const body = { ...values, image: catalog?.image ?? '' };
  return saveWithPicture({
    put: catalog
      ? shop.PUT('/api/catbuilder/{catalogId}', {
          params: { path: { catalogId: catalog.catalogId } },
          body: { ...body, version: catalog.version },
        })
      : shop.PUT('/api/catbuilder/', { params: { header: once }, body }),
    recordOf: ({ Catalog: saved }) => saved,
    theirsOf: (refusal) => ('Catalog' in refusal ? refusal.Catalog : undefined),
    upload: upload && (({ catalogId }) => upload(`/api/catimage/${catalogId}`)),
  });
}

/**
 * Saves an item; without one, makes it in the catalogue. What was sold since `item` was read stays
 * sold: the shop counts from the inventory it had.
 */
export function saveItem(
  catalogId: string,
  item: ItemRecord | null,
  values: ItemValues,
  upload: Upload | null,
  once: Once,
) {
  const { inventory, ...others } = values;
  const body = { ...others, inventory: Number(inventory), image: item?.image ?? '' };
  return saveWithPicture({
    put: item
      ? shop.PUT('/api/catbuilder/{catalogId}/{catalogItemId}', {
          params: { path: { catalogId, catalogItemId: item.catalogItemId } },
          body: { ...body, inventoryWas: item.inventory, version: item.version },
        })
      : shop.PUT('/api/catbuilder/{catalogId}/', {
          params: { path: { catalogId }, header: once },
          body,
        }),
    recordOf: ({ CatalogItem }) => CatalogItem,
    theirsOf: (refusal) => ('CatalogItem' in refusal ? refusal.CatalogItem : undefined),
    upload:
      upload && (({ catalogItemId }) => upload(`/api/catimage/${catalogId}/${catalogItemId}`)),
  });
}
