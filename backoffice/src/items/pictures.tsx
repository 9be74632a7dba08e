import { AttributesInSection } from '../attributes/attributes-in-section.tsx';
import type { AttributeCalls } from '../attributes/attribute-calls.ts';
import { AddFiles } from '../attributes/form/add-files.tsx';
import { ItemSection } from '../catalog/item-section.tsx';
import { PictureOrderPanel } from '../catalog/pictures/picture-order-panel.tsx';
import type { ItemRecord } from '../catalog/store-queries.ts';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';

interface Props {
  item: ItemRecord;
  calls: AttributeCalls;
  /** Receives the item after its pictures have changed. */
  onChanged: (item: ItemRecord) => void;
}

/** Adds, orders and removes an item's pictures. */
export function Pictures({ item, calls, onChanged }: Props) {
  const { catalogId, catalogItemId, title, image, attributes } = item;
  const [saveMain] = useAct('items', 'saveMainPicture', { onSuccess: onChanged });
  return (
    <ItemSection id="pictures">
      <PictureOrderPanel item={item} onChanged={onChanged} />
      <AddFiles
        type="IMAGE"
        calls={calls}
        attributes={attributes}
        title={title}
        {...(!image && {
          saveMain: (picture) =>
            saveMain(
              { id: idOf(catalogId, catalogItemId), data: { picture } },
              { returnPromise: true },
            ),
        })}
      />
      <AttributesInSection
        calls={calls}
        attributes={attributes}
        listed={attributes.filter(({ type }) => type === 'IMAGE')}
      />
    </ItemSection>
  );
}
