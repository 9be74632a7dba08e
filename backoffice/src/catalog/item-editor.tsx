import { useCallback } from 'react';
import { Form } from 'react-admin';
import { Conflict } from '../editing/conflict.tsx';
import type { FormValues } from '../editing/form-values.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { EditorFrame } from '../editing/editor-frame.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { ItemFields } from './item-fields.tsx';
import { itemLabels, itemValues, readItem } from './item-form.ts';
import { PublisherHint } from './publisher-hint.tsx';
import { saveItem } from './store-calls.ts';
import { itemInvalid } from './store-messages.ts';
import { storeKey, type ItemRecord } from './store-queries.ts';

interface Props {
  catalogId: string;
  /** Null makes a new one. */
  item: ItemRecord | null;
  onCancel: () => void;
  onSaved: (item: ItemRecord) => void;
}

export function ItemEditor({ catalogId, item, onCancel, onSaved }: Props) {
  const { tell, dialogs } = useDialogs();
  const editor = useRecordEditor({
    record: item,
    valuesOf: itemValues,
    labels: itemLabels,
    save: (against, values, upload) => saveItem(catalogId, against, values, upload),
    staleKey: storeKey,
    onSaved,
    onRefused: ({ kind, reason }) => {
      const title = kind === 'refused' ? 'Error Saving Catalog' : 'Error Uploading Image';
      tell({ tone: 'warning', title, text: reason });
    },
  });
  const { base, start, round, changed, outcome, saving, picture, submit } = editor;
  const sayInvalid = useCallback(() => tell(itemInvalid), [tell]);

  return (
    <>
      <Form
        key={round}
        mode="onTouched"
        defaultValues={start}
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: FormValues) => submit(readItem(values))}
      >
        <EditorFrame
          title={base?.catalogItemId ?? 'New Catalog Item'}
          onCancel={onCancel}
          saving={saving}
          onInvalid={sayInvalid}
          changed={changed}
          error={
            outcome?.kind === 'conflict' && (
              <Conflict
                read={readItem}
                differencesFrom={(mine) => editor.differencesFrom(mine, outcome.theirs)}
                onTakeTheirs={() => editor.takeTheirs(outcome.theirs)}
                onKeepMine={(mine) => void editor.keepMine(mine, outcome.theirs)}
              />
            )
          }
        >
          <ItemFields
            image={base?.image ?? null}
            picture={picture}
            restSaved={outcome?.kind === 'not-uploaded'}
          />
        </EditorFrame>
      </Form>
      {base && <PublisherHint item={base} />}
      {dialogs}
    </>
  );
}
