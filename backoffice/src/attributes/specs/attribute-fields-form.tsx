import { Box, Button, InputAdornment, Typography } from '@mui/material';
import { formatWeight } from '@spindle/sdk/domain/shipping/format-weight';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import { useEffect } from 'react';
import { Form } from 'react-admin';
import { TextInput } from '../../ui/inputs.tsx';
import { useFormContext } from 'react-hook-form';
import { HoldUnsaved } from '../../ui/hold-unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import { HtmlField } from '../markup/html-field.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { fieldOf, fieldValue, isWeightField, type AttributeField } from './field-values.ts';
import { useSaveFields } from './use-save-fields.ts';

interface Props {
  title: string;
  fields: readonly AttributeField[];
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

const keepTyped = { keepDirtyValues: true, keepErrors: true };

/** Shows one field for each of these attributes, such as the catalog's spec sheet. */
export function AttributeFieldsForm({ title, fields, attributes, calls }: Props) {
  const { save, saving, saved, outcome } = useSaveFields({ title, fields, attributes, calls });
  if (fields.length === 0) return null;
  const stored = fields.map((field) => [fieldOf(field.name), fieldValue(attributes, field)]);
  return (
    <Box role="form" aria-label={title} sx={{ mb: 4, maxWidth: 960 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <OutcomeNote outcome={outcome} />
      <Form
        record={Object.fromEntries(stored)}
        resetOptions={keepTyped}
        disableInvalidFormNotification
        noValidate
        onSubmit={save}
      >
        <HoldUnsaved />
        <MarkSaved saved={saved} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
            gap: '16px 12px',
            mb: 2,
          }}
        >
          {fields.map((field) =>
            field.type === 'HTML' ? (
              <Box key={field.name} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
                <HtmlField source={fieldOf(field.name)} label={field.label} />
              </Box>
            ) : (
              <TextInput
                key={field.name}
                source={fieldOf(field.name)}
                label={field.label}
                helperText={isWeightField(field) ? shipsAs(attributes) : (field.hint ?? false)}
                slotProps={{
                  htmlInput: { maxLength: 200 },
                  input:
                    field.unit === undefined ? {} : { endAdornment: <Unit unit={field.unit} /> },
                }}
              />
            ),
          )}
        </Box>
        <Button type="submit" variant="outlined" loading={saving}>
          {`Save ${title.toLowerCase()}`}
        </Button>
      </Form>
    </Box>
  );
}

/** Marks saved fields as unchanged. Fields that weren't saved keep their input. */
function MarkSaved({ saved }: { saved: Readonly<Record<string, string>> }) {
  const { resetField } = useFormContext();
  useEffect(() => {
    for (const [field, defaultValue] of Object.entries(saved)) resetField(field, { defaultValue });
  }, [saved, resetField]);
  return null;
}

function shipsAs(attributes: readonly Attribute[]): string {
  const ounces = weightOf(attributes);
  return ounces === null
    ? 'Without a weight, shipping is estimated.'
    : `Ships as ${formatWeight(ounces)}`;
}

function Unit({ unit }: { unit: string }) {
  return <InputAdornment position="end">{unit}</InputAdornment>;
}
