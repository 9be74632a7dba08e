import { takesFile } from '@spindle/sdk/domain/media/public-file';
import { Box } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { ConflictChoice } from '../../editing/conflict-choice.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import type { FormValues } from '../../ui/form-values.ts';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { differencesOf, readValues, valuesOf } from './attribute-values.ts';
import { useSaveAttribute } from './use-save-attribute.ts';

export interface AttributeFormProps {
  calls: AttributeCalls;
  /** All attributes of the item or element. */
  attributes: readonly Attribute[];
  /** The attribute to edit, or null for a new one. */
  attribute: Attribute | null;
  onSaved: (attributeId: string) => void;
  onCancel: () => void;
}

/** Creates or changes an attribute. The input is kept if saving fails. */
export function AttributeForm({ onCancel, ...input }: AttributeFormProps) {
  const { attributes, attribute } = input;
  const { save, conflict, takeTheirs, ...saving } = useSaveAttribute(input);
  // Kept in state, so that reloading the list doesn't discard the input.
  const [record, setRecord] = useState(() => valuesOf(attribute));

  const { takesDownloads } = input.calls;

  function check(filled: FormValues) {
    const { type, name, value } = readValues(filled);
    const upload = type !== '' && takesFile(type) && takesDownloads;
    const empty = upload && value === '' && !saving.file;
    const others = attribute === null ? attributes : [];
    const taken = others.some(
      ({ attributeId }) => attributeId === name && attributeId !== saving.half,
    );
    return {
      ...(type === '' && { type: 'Select a type.' }),
      ...(name === '' && { name: 'Enter the attribute name.' }),
      ...(taken && {
        name: 'An attribute with this name already exists. Edit that attribute, or use another name.',
      }),
      ...(empty && { value: 'Select a file.' }),
    };
  }

  function take(theirs: Attribute | null) {
    if (theirs === null) return onCancel();
    takeTheirs(theirs);
    setRecord(valuesOf(theirs));
  }

  const error = conflict ? (
    <ConflictChoice
      differences={differencesOf(conflict.mine, conflict.theirs, takesDownloads)}
      onTakeTheirs={() => take(conflict.theirs)}
      onKeepMine={() => void save(conflict.mine, { version: conflict.theirs?.version })}
    />
  ) : (
    saving.error
  );

  return (
    <Form
      resource="attributes"
      record={record}
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
      validate={check}
      onSubmit={(filled: FormValues) => save(readValues(filled))}
    >
      <EditorFrame
        title={attribute ? { asIs: attribute.attributeId } : 'Add Attribute'}
        onCancel={onCancel}
        saving={saving.saving}
        error={error}
        changed={saving.file !== null}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <AttributeFields
            attribute={attribute}
            picture={saving}
            takesDownloads={takesDownloads}
            named={saving.half !== null}
          />
        </Box>
      </EditorFrame>
    </Form>
  );
}
