import { Box } from '@mui/material';
import { useCallback } from 'react';
import { useAttributeCalls } from '../attributes/attribute-calls.ts';
import { PageText } from '../attributes/specs/page-text.tsx';
import { useDialogs } from '../editing/confirm.tsx';
import { RecordForm } from '../editing/record-form.tsx';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { elementInvalid } from './content-questions.ts';
import type { ContentElement } from './content-records.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { memberValues, readMember } from '../editing/record-values.ts';
import { RecordFields } from '../editing/record-fields.tsx';

const flags = ['enabled', 'locked', 'expired', 'subscription', 'digital'];

interface Props {
  category: string;
  /** Null creates a new element. */
  element: ContentElement | null;
  onCancel: () => void;
  /** Closes the editor, or returns 'open' to continue with the saved element. */
  onSaved: (element: ContentElement) => 'open' | undefined;
}

export function ElementEditor({ category, element, onCancel, onSaved }: Props) {
  const { tell, dialogs } = useDialogs();
  const editor = useRecordEditor({
    record: element,
    valuesOf: memberValues,
    resource: 'elements',
    recordIn: ({ ContentElement: saved }) => saved,
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
        resource="elements"
        editor={editor}
        idOf={({ elementId }) => idOf(category, elementId)}
        read={readMember}
        dataOf={(values) => ({ ...values, category })}
        title={base ? { asIs: base.elementId } : 'New Content Element'}
        showsReason={false}
        onCancel={onCancel}
        onInvalid={sayInvalid}
      >
        <RecordFields
          image={base?.image ?? null}
          picture={picture}
          restSaved={outcome?.kind === 'not-uploaded'}
          flags={flags}
          link={{
            source: 'subscriptionLink',
            helperText: 'The page this element links to. Enter an http or https URL.',
          }}
        />
      </RecordForm>
      {element && <TextSection category={category} element={element} />}
      {dialogs}
    </>
  );
}

/** Edits the text that customers read on the element's page, saved separately from the form. */
function TextSection({ category, element }: { category: string; element: ContentElement }) {
  const calls = useAttributeCalls('elementAttributes', category, element.elementId);
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <PageText attributes={element.attributes} calls={calls} />
    </Box>
  );
}
