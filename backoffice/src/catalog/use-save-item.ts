import type { Picture } from '../editing/use-record-editor.ts';
import { useCreate, useUpdate } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import type { ItemValues } from './item-form.ts';
import type { ItemRecord } from './store-queries.ts';

const noPicture: Picture = { file: null, onProgress: () => undefined };

/**
 * Saves an item; without one, makes it in the catalogue. What was sold since `item` was read stays
 * sold: the shop counts from the inventory it had.
 */
export function useSaveItem(catalogId: string) {
  const [create] = useCreate('items');
  const [update] = useUpdate('items');
  return (item: ItemRecord | null, values: ItemValues, { file, onProgress } = noPicture) => {
    const data = {
      ...values,
      inventory: Number(values.inventory),
      image: item?.image ?? '',
      picture: file,
    };
    const options = { returnPromise: true } as const;
    if (!item) return create({ data: { ...data, catalogId }, meta: { onProgress } }, options);
    return update(
      {
        id: idOf(catalogId, item.catalogItemId),
        data: { ...data, inventoryWas: item.inventory },
        meta: { version: item.version, onProgress },
      },
      options,
    );
  };
}
