import { Box } from '@mui/material';
import { useCallback } from 'react';
import { TextInput } from 'react-admin';
import { webAddress } from '../catalog/field-rules.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { RecordForm } from '../editing/record-form.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { Flags, OrderField, TitleAndDescription } from '../editing/common-fields.tsx';
import { saveSection } from './content-calls.ts';
import { contentKey } from './content-queries.ts';
import { sectionInvalid } from './content-questions.ts';
import type { Content } from './content-records.ts';
import { FlagBox } from '../editing/flag-box.tsx';
import { PictureFields } from '../editing/picture-fields.tsx';
import { readSection, sectionLabels, sectionValues } from './section-form.ts';

interface Props {
  /** Null makes a new one. */
  section: Content | null;
  onCancel: () => void;
  onSaved: (section: Content) => void;
}

export function SectionEditor({ section, onCancel, onSaved }: Props) {
  const { tell, dialogs } = useDialogs();
  const editor = useRecordEditor({
    record: section,
    valuesOf: sectionValues,
    labels: sectionLabels,
    save: saveSection,
    staleKey: contentKey,
    onSaved,
  });
  const { base, outcome, picture } = editor;
  const sayInvalid = useCallback(() => tell(sectionInvalid), [tell]);

  return (
    <>
      <RecordForm
        editor={editor}
        read={readSection}
        title={base ? `ContentBuilder: ${base.title}` : 'New Content'}
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
            <FlagBox source="enabled" label={sectionLabels.enabled} />
            <FlagBox source="locked" label={sectionLabels.locked} />
            <FlagBox source="expired" label={sectionLabels.expired} />
            <FlagBox source="external" label={sectionLabels.external} />
          </Flags>
          <TextInput
            source="link"
            label={sectionLabels.link}
            type="url"
            validate={webAddress}
            helperText="Where an external section leads: an http or https address."
          />
          <OrderField />
        </Box>
      </RecordForm>
      {dialogs}
    </>
  );
}
