import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSameFields, itemData, readItem } from '../catalog/item-form.ts';
import { changingPrice, itemInvalid } from '../catalog/store-messages.ts';
import type { Catalog, ItemRecord } from '../catalog/store-queries.ts';
import { useSwitchUndo } from '../catalog/use-switch-undo.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { RecordForm } from '../editing/record-form.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { ItemSections } from './item-sections.tsx';
import { itemFields } from './item-values.ts';
import { jumpTo } from './jump.ts';
import { useSaveRest } from './use-save-rest.ts';

interface Props {
  catalogId: string;
  /** Null creates a new item. */
  item: ItemRecord | null;
  onCancel: () => void;
  /** Closes the editor, or returns 'open' to continue with the saved item. */
  onSaved: (item: ItemRecord) => 'open' | undefined;
}

/** Edits everything about an item on one page. Its sections either save with the form or right away. */
export function ItemEditor(props: Props) {
  const { data: catalogs, isPending } = useQuery(catalogsQuery(true));
  if (isPending) return <RowsSkeleton />;
  const catalog = catalogs?.find(({ catalogId }) => catalogId === props.catalogId);
  return <Editor {...props} sheet={catalog?.specSheet ?? []} />;
}

function Editor({
  catalogId,
  item,
  sheet,
  onCancel,
  onSaved,
}: Props & { sheet: Catalog['specSheet'] }) {
  const { ask, tell, dialogs } = useDialogs();
  const offerSwitchBack = useSwitchUndo(catalogId);
  // Kept in state, so that the fields stay the same while other sections change the attributes.
  const [fields] = useState(() => itemFields(item, sheet));
  const { valuesOf, read, labels } = fields;
  const saveRest = useSaveRest(fields);
  const editor = useRecordEditor({
    record: item,
    valuesOf,
    labels,
    resource: 'items',
    recordIn: ({ CatalogItem }) => CatalogItem,
    onSaved: (saved) => {
      if (item) offerSwitchBack(item, saved);
      return onSaved(saved);
    },
    onRefused: ({ kind, reason }) => {
      const title = kind === 'not-uploaded' ? 'Error Uploading Image' : 'Error Saving Catalog';
      tell({ tone: 'warning', title, text: reason });
    },
  });
  const { base, outcome, picture, rebase } = editor;
  const submit: typeof editor.submit = async (save, values, against) => {
    const question = base && changingPrice(base.price, Number(values.price));
    return question && !(await ask(question)) ? undefined : editor.submit(save, values, against);
  };
  /**
   * Adopts the version that another section saved, so that saving the form doesn't conflict. Skips
   * it if the form's fields changed too.
   */
  function adoptVersion(changed: ItemRecord) {
    if (base && hasSameFields(base, changed, valuesOf))
      rebase({ ...base, version: changed.version });
  }
  function adoptPictures(arranged: ItemRecord) {
    const { image, imageAlt, version } = arranged;
    if (base && hasSameFields({ ...base, image, imageAlt }, arranged, valuesOf))
      rebase({ ...base, image, imageAlt, version });
  }
  const sayInvalid = useCallback(() => tell(itemInvalid), [tell]);
  useJumpToHash(fields.sourceOf);

  return (
    <>
      <RecordForm
        resource="items"
        editor={{ ...editor, submit }}
        idOf={({ catalogItemId }) => idOf(catalogId, catalogItemId)}
        read={read}
        dataOf={(values, against) => ({ ...itemData(readItem(values), against), catalogId })}
        saveRest={saveRest}
        split
        title={base ? { asIs: base.catalogItemId } : 'New Catalog Item'}
        showsReason={false}
        onCancel={onCancel}
        onInvalid={sayInvalid}
      >
        <ItemSections
          catalogId={catalogId}
          item={item}
          base={base}
          sheet={sheet}
          fields={fields}
          picture={picture}
          restSaved={outcome?.kind === 'not-uploaded'}
          onVersion={adoptVersion}
          onPictures={adoptPictures}
        />
      </RecordForm>
      {dialogs}
    </>
  );
}

/** Shows the section and field that the URL names when the editor opens. */
function useJumpToHash(sourceOf: (name: string) => string) {
  const { hash } = useLocation();
  const jump = useEffectEvent(() => {
    const [section = '', field] = decodeURIComponent(hash.slice(1)).split(':');
    if (section !== '') jumpTo(section, field === undefined ? undefined : sourceOf(field));
  });
  useEffect(() => jump(), []);
}
