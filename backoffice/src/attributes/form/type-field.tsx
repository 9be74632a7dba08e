import { TextField } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { attributeTypes } from './attribute-kinds.ts';

/** What the attribute is to hold; everything else depends on it. */
export function TypeField({ onChange }: { onChange: () => void }) {
  const { id, field, fieldState } = useInput({ source: 'type', defaultValue: '' });
  const message = fieldState.error?.message;
  return (
    <TextField
      select
      id={id}
      label="Type"
      value={field.value ?? ''}
      onChange={(event) => {
        field.onChange(event);
        onChange();
      }}
      onBlur={field.onBlur}
      error={message !== undefined}
      helperText={message && <ValidationError error={message} />}
      sx={{ maxWidth: 320 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">SELECT TYPE</option>
      {attributeTypes.map((type) => (
        <option key={type} value={type}>
          {type}
        </option>
      ))}
    </TextField>
  );
}
