import { conflict } from '@spindle/sdk/contract/failure';
import { arrangePictures, picturesIn } from '@spindle/sdk/domain/catalog/arrange-pictures';
import { changedSinceLoaded } from '@spindle/sdk/domain/records';
import type { AttributeRow } from '../editing/attribute-row.ts';
import { changeRecord } from '../editing/change-record.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { lockRecord, readRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import { items } from './items.ts';

/**
 * Reorders an item's pictures.
 * @throws Failure 404 if the item doesn't exist, 409 if the list doesn't match the item's pictures
 */
export async function arrangeItemPictures(
  editing: EditContext,
  key: ItemKey,
  paths: readonly string[],
) {
  return editReadCache(editing, async (tx) => {
    const item = await lockRecord(tx, items, key);
    const saved = (await items.attributesOf(tx, item)).toSorted(
      (a, b) => a.position - b.position || (a.attributeId < b.attributeId ? -1 : 1),
    );
    const { image, imageAlt } = item;
    let present = { image, imageAlt, attributes: saved.map(plain) };
    const arranged = arrangePictures(present, paths);
    if (arranged === null) {
      const CatalogItem = await readRecord(tx, items, key, editing.now);
      throw conflict(changedSinceLoaded('item'), { CatalogItem });
    }
    return changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'arrange-pictures',
      audited: () => ({ pictures: picturesIn(present).map(({ path }) => path) }),
      write() {
        item.image = arranged.image;
        item.imageAlt = arranged.imageAlt;
        for (const [
          at,
          { attributeId, value, description, version },
        ] of arranged.attributes.entries()) {
          const attribute = saved.find((one) => one.attributeId === attributeId);
          if (attribute)
            Object.assign(attribute, { value, description, version, position: at + 1 });
        }
        present = { ...arranged, attributes: [...arranged.attributes] };
      },
    });
  });
}

const plain = ({ attributeId, type, value, description, version }: AttributeRow) => ({
  attributeId,
  type,
  value,
  description,
  version,
});
