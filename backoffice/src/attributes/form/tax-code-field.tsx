import { TextField as Field } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useInput, ValidationError } from 'react-admin';
import { taxCodesQuery } from '../../catalog/store-queries.ts';
import { TextField } from './text-field.tsx';

/** One of the provider's codes, or as text where they can't be had. */
export function TaxCodeField({ label, hint }: { label: string; hint: string }) {
  const { data: codes } = useQuery(taxCodesQuery);
  if (!codes) return <TextField source="value" label={label} hint={hint} maxLength={2000} />;
  return <TaxCodeChoice label={label} hint={hint} codes={codes} />;
}

interface Props {
  label: string;
  hint: string;
  codes: readonly { id: string; name: string }[];
}

function TaxCodeChoice({ label, hint, codes }: Props) {
  const { id: fieldId, field, fieldState } = useInput({ source: 'value', defaultValue: '' });
  const value = typeof field.value === 'string' ? field.value : '';
  const known = value === '' || codes.some(({ id }) => id === value);
  const message = fieldState.error?.message;
  return (
    <Field
      select
      id={fieldId}
      label={label}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={message !== undefined}
      helperText={message === undefined ? hint : <ValidationError error={message} />}
      sx={{ maxWidth: 640 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Choose a tax code</option>
      {!known && <option value={value}>{value}</option>}
      {codes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name} ({id})
        </option>
      ))}
    </Field>
  );
}
