import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../ui/form-values.ts';
import { HoldUnsaved } from '../../ui/hold-unsaved.tsx';
import { OutcomeNote, type Outcome } from '../../ui/outcome-note.tsx';
import { HtmlField } from '../markup/html-field.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { fieldOf, fieldValues, type AttributeField } from './field-values.ts';
import { saveFields } from './save-fields.ts';

interface Props {
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

const text: AttributeField = { type: 'HTML', name: 'text', label: 'Text' };
const keepTyped = { keepDirtyValues: true, keepErrors: true };

/** Edits the text of a content page. */
export function PageText({ attributes, calls }: Props) {
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<FormValues | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function save(values: FormValues) {
    setSaving(true);
    const errors = await saveFields([text], values, { attributes, calls });
    const error = errors[fieldOf(text)];
    setSaved(error === undefined ? values : null);
    setOutcome(
      error === undefined
        ? { good: true, title: 'Text saved', text: '' }
        : { good: false, title: 'Text not saved', text: error },
    );
    setSaving(false);
    return errors;
  }

  return (
    <Box role="form" aria-label={text.label} sx={{ mb: 4, maxWidth: 960 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text.label}
      </Typography>
      <OutcomeNote outcome={outcome} />
      <Form
        record={fieldValues([text], attributes)}
        resetOptions={keepTyped}
        disableInvalidFormNotification
        noValidate
        onSubmit={save}
      >
        <HoldUnsaved />
        <MarkSaved saved={saved} />
        <HtmlField source={fieldOf(text)} label={text.label} />
        <Button type="submit" variant="outlined" loading={saving} sx={{ mt: 2 }}>
          Save text
        </Button>
      </Form>
    </Box>
  );
}

/** Marks the saved text as unchanged. */
function MarkSaved({ saved }: { saved: FormValues | null }) {
  const { resetField } = useFormContext();
  useEffect(() => {
    if (saved) resetField(fieldOf(text), { defaultValue: saved[fieldOf(text)] });
  }, [saved, resetField]);
  return null;
}
