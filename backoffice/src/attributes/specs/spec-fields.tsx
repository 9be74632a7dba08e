import { Box, Button, InputAdornment, Typography } from '@mui/material';
import { formatWeight } from '@spindle/sdk/domain/shipping/format-weight';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import type { components } from '@spindle/sdk/schema';
import { useEffect } from 'react';
import { Form } from 'react-admin';
import { TextInput } from '../../ui/inputs.tsx';
import { useFormContext } from 'react-hook-form';
import { HoldUnsaved } from '../../ui/hold-unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { fieldOf, isWeight, specValue } from './spec-values.ts';
import { useSaveSpecs } from './use-save-specs.ts';

interface Props {
  sheet: readonly components['schemas']['SpecName'][];
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

const keepTyped = { keepDirtyValues: true, keepErrors: true };

/** Shows one field for each specification in the catalog's spec sheet. */
export function SpecFields({ sheet, attributes, calls }: Props) {
  const { save, saving, saved, outcome } = useSaveSpecs({ sheet, attributes, calls });
  if (sheet.length === 0) return null;
  const stored = sheet.map(({ name }) => [fieldOf(name), specValue(attributes, name)]);
  return (
    <Box role="form" aria-label="Specifications" sx={{ mb: 4, maxWidth: 960 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Specifications
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
          {sheet.map(({ name, unit }) => (
            <TextInput
              key={name}
              source={fieldOf(name)}
              label={name}
              helperText={isWeight(name) ? shipsAs(attributes) : false}
              slotProps={{
                htmlInput: { maxLength: 200 },
                input: unit === undefined ? {} : { endAdornment: <Unit unit={unit} /> },
              }}
            />
          ))}
        </Box>
        <Button type="submit" variant="outlined" loading={saving}>
          Save specifications
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
