import { useCallback } from 'react';
import { useDialogs } from '../editing/confirm.tsx';
import { RecordForm } from '../editing/record-form.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { DetailsSection } from './details-section.tsx';
import { FamilySection } from './family/family-section.tsx';
import { ItemFields } from './item-fields.tsx';
import { hasSameFields, itemData, itemValues, readItem } from './item-form.ts';
import { PictureSection } from './pictures/picture-section.tsx';
import { PublisherHint } from './publisher-hint.tsx';
import { SaleSection } from './sale-section.tsx';
import { changingPrice, itemInvalid } from './store-messages.ts';
import type { ItemRecord } from './store-queries.ts';
import { useSwitchUndo } from './use-switch-undo.ts';

interface Props {
  catalogId: string;
  /** Null creates a new item. */
  item: ItemRecord | null;
  onCancel: () => void;
  onSaved: (item: ItemRecord) => void;
}

export function ItemEditor({ catalogId, item, onCancel, onSaved }: Props) {
  const { ask, tell, dialogs } = useDialogs();
  const offerSwitchBack = useSwitchUndo(catalogId);
  const editor = useRecordEditor({
    record: item,
    valuesOf: itemValues,
    resource: 'items',
    recordIn: ({ CatalogItem }) => CatalogItem,
    onSaved: (saved) => {
      if (item) offerSwitchBack(item, saved);
      onSaved(saved);
    },
    onRefused: ({ kind, reason }) => {
      const title = kind === 'refused' ? 'Error Saving Catalog' : 'Error Uploading Image';
      tell({ tone: 'warning', title, text: reason });
    },
  });
  const { base, outcome, picture, rebase } = editor;
  const submit: typeof editor.submit = async (save, values, against) => {
    const question = base && changingPrice(base.price, Number(values.price));
    return question && !(await ask(question)) ? undefined : editor.submit(save, values, against);
  };
  /**
   * Adopts the version saved with details or a sale, so that saving the form doesn't conflict. Skips it if
   * other fields changed too.
   */
  function adoptVersion(sold: ItemRecord) {
    if (base && hasSameFields(base, sold)) rebase({ ...base, version: sold.version });
  }
  function adoptPictures(arranged: ItemRecord) {
    const { image, imageAlt, version } = arranged;
    if (base && hasSameFields({ ...base, image, imageAlt }, arranged))
      rebase({ ...base, image, imageAlt, version });
  }
  const sayInvalid = useCallback(() => tell(itemInvalid), [tell]);

  return (
    <>
      <RecordForm
        resource="items"
        editor={{ ...editor, submit }}
        idOf={({ catalogItemId }) => idOf(catalogId, catalogItemId)}
        read={readItem}
        dataOf={(values, against) => ({ ...itemData(values, against), catalogId })}
        title={base ? { asIs: base.catalogItemId } : 'New Catalog Item'}
        showsReason={false}
        onCancel={onCancel}
        onInvalid={sayInvalid}
      >
        <ItemFields
          image={item?.image ?? base?.image ?? null}
          picture={picture}
          restSaved={outcome?.kind === 'not-uploaded'}
          kit={base?.kit ?? false}
        />
        {item && <PictureSection item={item} onChanged={adoptPictures} />}
      </RecordForm>
      {item && <DetailsSection item={item} onChanged={adoptVersion} />}
      {item && <FamilySection item={item} />}
      {item && <SaleSection item={item} onChanged={adoptVersion} />}
      {base && <PublisherHint item={base} />}
      {dialogs}
    </>
  );
}
