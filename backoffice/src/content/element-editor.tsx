import { Box } from '@mui/material';
import { useCallback } from 'react';
import { TextInput } from 'react-admin';
import { webAddress } from '../editing/web-address.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { RecordForm } from '../editing/record-form.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { Flags, OrderField, TitleAndDescription } from '../editing/common-fields.tsx';
import { saveElement } from './content-calls.ts';
import { contentKey } from './content-queries.ts';
import { elementInvalid } from './content-questions.ts';
import type { ContentElement } from './content-records.ts';
import { memberValues, readMember } from '../editing/record-values.ts';
import { elementLabels } from './element-form.ts';
import { FlagBox } from '../editing/flag-box.tsx';
import { PictureFields } from '../editing/picture-fields.tsx';

interface Props {
  category: string;
  /** Null makes a new one. */
  element: ContentElement | null;
  onCancel: () => void;
  onSaved: (element: ContentElement) => void;
}

export function ElementEditor({ category, element, onCancel, onSaved }: Props) {
  const { tell, dialogs } = useDialogs();
  const editor = useRecordEditor({
    record: element,
    valuesOf: memberValues,
    labels: elementLabels,
    save: (against, values, upload) => saveElement(category, against, values, upload),
    staleKey: contentKey,
    onSaved,
    onRefused: ({ kind, reason }) => {
      const title = kind === 'refused' ? 'Error Saving Content' : 'Error Uploading Image';
      tell({ tone: 'warning', title, text: reason });
    },
  });
  const { base, outcome, picture } = editor;
  const sayInvalid = useCallback(() => tell(elementInvalid), [tell]);

  return (
    <>
      <RecordForm
        editor={editor}
        read={readMember}
        title={base?.elementId ?? 'New Content Element'}
        tellsReason={false}
        onCancel={onCancel}
        onInvalid={sayInvalid}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TitleAndDescription />
          <PictureFields
            current={base?.image ?? null}
            picture={picture}
            restSaved={outcome?.kind === 'not-uploaded'}
          />
          <Flags>
            <FlagBox source="enabled" label={elementLabels.enabled} />
            <FlagBox source="locked" label={elementLabels.locked} />
            <FlagBox source="expired" label={elementLabels.expired} />
            <FlagBox source="subscription" label={elementLabels.subscription} />
            <FlagBox source="digital" label={elementLabels.digital} />
          </Flags>
          <TextInput
            source="subscriptionLink"
            label={elementLabels.subscriptionLink}
            type="url"
            validate={webAddress}
            helperText="Where the element leads: an http or https address."
          />
          <OrderField />
        </Box>
      </RecordForm>
      {dialogs}
    </>
  );
}
