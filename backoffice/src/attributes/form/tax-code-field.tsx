import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { taxCodesQuery } from '../../catalog/store-queries.ts';
import { textOf } from '../../ui/form-values.ts';
import { NativeSelectInput } from '../../ui/native-select-input.tsx';
import { AttributeInput } from './attribute-input.tsx';

/** Offers the payment provider's tax codes, or a text field if the codes can't be loaded. */
export function TaxCodeField({ label, hint }: { label: string; hint: string }) {
  const { data: codes } = useQuery(taxCodesQuery);
  const value = textOf(useWatch({ name: 'value' }));
  const field = { source: 'value', label, helperText: hint };
  if (!codes) return <AttributeInput {...field} maxLength={2000} />;
  const known = value === '' || codes.some(({ id }) => id === value);
  const choices = codes.map(({ id, name }) => ({ id, name: `${name} (${id})` }));
  return (
    <NativeSelectInput
      {...field}
      choices={known ? choices : [{ id: value, name: value }, ...choices]}
      emptyText="Select a tax code"
      sx={{ maxWidth: 640 }}
    />
  );
}
