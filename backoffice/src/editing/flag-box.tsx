import { Checkbox, FormControlLabel } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';

/** A box of the form, ticked or not. */
export function FlagBox({ source }: { source: string }) {
  const { id, field } = useInput({ source, defaultValue: false, type: 'checkbox' });
  return (
    <FormControlLabel
      control={
        <Checkbox
          id={id}
          name={field.name}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={<FieldTitle source={source} />}
    />
  );
}
