import { Box, Button, InputAdornment, TextField, Typography } from '@mui/material';
import { formatWeight } from '@spindle/sdk/domain/shipping/format-weight';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { isWeight, specValue } from './spec-values.ts';
import { useSaveSpecs } from './use-save-specs.ts';

interface Props {
  sheet: readonly components['schemas']['SpecName'][];
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

/** What the catalogue's spec sheet asks of an item, a field a name. */
export function SpecFields({ sheet, attributes, calls }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { save, saving, outcome, wrong } = useSaveSpecs({ sheet, attributes, calls });
  useUnsaved(Object.entries(typed).some(([name, value]) => value !== specValue(attributes, name)));
  if (sheet.length === 0) return null;

  async function submit() {
    const saved = await save(typed);
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !saved.has(name))));
  }

  return (
    <Box
      component="form"
      aria-label="Specifications"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ mb: 4, maxWidth: 960 }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Specifications
      </Typography>
      <OutcomeNote outcome={outcome} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
          gap: '16px 12px',
          mb: 2,
        }}
      >
        {sheet.map(({ name, unit }) => (
          <TextField
            key={name}
            label={name}
            size="small"
            value={typed[name] ?? specValue(attributes, name)}
            error={wrong[name] !== undefined}
            helperText={wrong[name] ?? (isWeight(name) ? shipsAs(attributes) : undefined)}
            slotProps={{
              htmlInput: { maxLength: 200 },
              input: unit === undefined ? {} : { endAdornment: <Unit unit={unit} /> },
            }}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Box>
      <Button type="submit" variant="outlined" loading={saving}>
        Save specifications
      </Button>
    </Box>
  );
}

function shipsAs(attributes: readonly Attribute[]): string {
  const ounces = weightOf(attributes);
  return ounces === null ? 'No weight: shipping is estimated' : `Ships as ${formatWeight(ounces)}`;
}

function Unit({ unit }: { unit: string }) {
  return <InputAdornment position="end">{unit}</InputAdornment>;
}
