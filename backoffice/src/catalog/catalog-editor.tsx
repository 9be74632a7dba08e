import { Box } from '@mui/material';
import { useCallback } from 'react';
import { TextInput } from 'react-admin';
import { Flags, OrderField, TitleAndDescription } from '../editing/common-fields.tsx';
import { FlagBox } from '../editing/flag-box.tsx';
import { PictureFields } from '../editing/picture-fields.tsx';
import { useDialogs } from '../editing/confirm.tsx';
import { RecordForm } from '../editing/record-form.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { catalogLabels, catalogValues, readCatalog } from './catalog-form.ts';
import { webAddress } from './field-rules.ts';
import { saveCatalog } from './store-calls.ts';
import { catalogInvalid } from './store-messages.ts';
import { storeKey, type Catalog } from './store-queries.ts';

interface Props {
  /** Null makes a new one. */
  catalog: Catalog | null;
  onCancel: () => void;
  onSaved: (catalog: Catalog) => void;
}

export function CatalogEditor({ catalog, onCancel, onSaved }: Props) {
  const { tell, dialogs } = useDialogs();
  const editor = useRecordEditor({
    record: catalog,
    valuesOf: catalogValues,
    labels: catalogLabels,
    save: saveCatalog,
    staleKey: storeKey,
    onSaved,
  });
  const { base, outcome, picture } = editor;
  const sayInvalid = useCallback(() => tell(catalogInvalid), [tell]);

  return (
    <>
      <RecordForm
        editor={editor}
        read={readCatalog}
        title={`CatalogBuilder: ${base?.catalogId ?? 'New Catalog'}`}
        tellsReason={true}
        onCancel={onCancel}
        onInvalid={sayInvalid}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TitleAndDescription />
          <PictureFields
            current={base?.image ?? null}
            // Why it failed stands in the alert above.
            picture={{ ...picture, error: null }}
            restSaved={outcome?.kind === 'not-uploaded'}
          />
          <Flags>
            <FlagBox source="enabled" label={catalogLabels.enabled} />
            <FlagBox source="expired" label={catalogLabels.expired} />
            <FlagBox source="locked" label={catalogLabels.locked} />
            <FlagBox source="external" label={catalogLabels.external} />
          </Flags>
          <TextInput
            source="link"
            label={catalogLabels.link}
            type="url"
            validate={webAddress}
            helperText="Where an external catalogue leads: an http or https address."
          />
          <OrderField />
        </Box>
      </RecordForm>
      {dialogs}
    </>
  );
}
