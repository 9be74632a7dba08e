import { Checkbox, FormControlLabel } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';

interface Props {
  source: string;
  label?: string;
  disabled?: boolean;
  size?: 'small';
}

export function FlagBox({ source, label, disabled = false, size }: Props) {
  const { id, field } = useInput({ source, defaultValue: false, type: 'checkbox' });
  return (
    <FormControlLabel
      control={
        <Checkbox
          id={id}
          name={field.name}
          {...(size && { size })}
          checked={field.value === true}
          disabled={disabled}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={<FieldTitle source={source} label={label} />}
    />
  );
}
