import type { InputHTMLAttributes, ReactNode } from 'react';
import type { TextInputProps } from 'react-admin';
import { TextInput } from '../../ui/inputs.tsx';

interface Props extends Omit<TextInputProps, 'maxLength' | 'size' | 'slotProps' | 'sx'> {
  maxLength?: number;
  /** Width in characters, if there is space. */
  size?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  start?: ReactNode;
}

/** Renders a text field for an attribute. Read-only fields can still be focused and copied. */
export function AttributeInput(props: Props) {
  const { maxLength, size, inputMode, readOnly = false, start, ...input } = props;
  return (
    <TextInput
      helperText={false}
      {...input}
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
