import { Box, InputAdornment } from '@mui/material';
import { formatWeight } from '@spindle/sdk/domain/shipping/format-weight';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../ui/form-values.ts';
import { TextInput } from '../../ui/inputs.tsx';
import type { Attribute } from '../attribute-calls.ts';
import { fieldOf, isWeightField, withUnit, type AttributeField } from './field-values.ts';

interface Props {
  fields: readonly AttributeField[];
  /** The saved attributes. */
  attributes: readonly Attribute[];
}

/** Renders an input for each of these attributes, such as the catalog's spec sheet. */
export function AttributeInputs({ fields, attributes }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: '1fr 1fr 1fr' },
        gap: '16px 12px',
      }}
    >
      {fields.map((field) => (
        <TextInput
          key={fieldOf(field)}
          source={fieldOf(field)}
          label={field.label}
          helperText={isWeightField(field) ? shipsAs(attributes) : (field.hint ?? false)}
          slotProps={{
            htmlInput: { maxLength: 200 },
            input: { endAdornment: <Unit field={field} /> },
          }}
        />
      ))}
    </Box>
  );
}

function shipsAs(attributes: readonly Attribute[]): string {
  const ounces = weightOf(attributes);
  return ounces === null
    ? 'Without a weight, shipping is estimated.'
    : `Ships as ${formatWeight(ounces)}`;
}

/** Shows the unit that a number gets when it is saved. */
function Unit({ field }: { field: AttributeField }) {
  const value = textOf(useWatch({ name: fieldOf(field) }));
  if (field.unit === undefined || withUnit(value || '0', field.unit) === value) return null;
  return <InputAdornment position="end">{field.unit}</InputAdornment>;
}
