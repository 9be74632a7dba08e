import { TextField as Field, type TextFieldProps } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';

interface Props {
  source: string;
  label: string;
  hint?: string;
  maxLength?: number;
  /** Width in characters, where there is room. */
  size?: number;
  type?: 'text' | 'url';
  multiline?: boolean;
  readOnly?: boolean;
  inputMode?: 'decimal';
  start?: TextFieldProps['children'];
  /** What is made of it when the field is left. */
  mend?: (value: string) => string;
}

/** A text as a field of the form around it. */
export function TextField(props: Props) {
  const { source, label, hint, maxLength, size, type = 'text', multiline = false } = props;
  const { readOnly = false, inputMode, start, mend } = props;
  const { id, field, fieldState } = useInput({ source, defaultValue: '', parse });
  const message = fieldState.error?.message;
  return (
    <Field
      id={id}
      label={label}
      type={type}
      {...(multiline && { multiline, minRows: 2 })}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={() => {
        if (mend) field.onChange(mend(String(field.value ?? '')));
        field.onBlur();
      }}
      error={message !== undefined}
      helperText={message === undefined ? hint : <ValidationError error={message} />}
      sx={{
        maxWidth: 640,
        ...(readOnly && { '& .MuiOutlinedInput-root': { backgroundColor: 'action.hover' } }),
      }}
      slotProps={{
        htmlInput: { maxLength, size, readOnly, inputMode, autoComplete: 'off' },
        input: { startAdornment: start },
        ...(readOnly && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

/** An empty text stays one. */
function parse(value: string): string {
  return value;
}
